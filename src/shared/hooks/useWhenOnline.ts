import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onOnline`, if given, when the connection is back. Use it to load scripts, or data that is fetched only once.
 * Queries that a screen subscribes to do not need it, because the store repeats the failed ones.
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
