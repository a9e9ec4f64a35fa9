import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the connection comes back, unless there is nothing to call. Queries need no such call: the store reads
 * them again by itself.
 */
export function useWhenOnline(onOnline: (() => void) | undefined): void {
  const isActive = onOnline !== undefined;
  const handleOnline = useEffectEvent(() => onOnline?.());
  useEffect(() => {
    if (!isActive) return;
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isActive]);
}
