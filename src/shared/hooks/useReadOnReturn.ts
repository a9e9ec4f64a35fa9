import { useEffect, useEffectEvent } from 'react';

/** A tab that is only passed through does not read anew each time. */
const restMs = 30_000;

/** Reads again when the tab is looked at again, at most every 30 seconds: colleagues have worked on the same data meanwhile. */
export function useReadOnReturn(read: () => void): void {
  const readNow = useEffectEvent(read);
  useEffect(() => {
    let readAt = Date.now();
    const handleReturn = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      if (Date.now() - readAt < restMs) return;
      readAt = Date.now();
      readNow();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, []);
}
