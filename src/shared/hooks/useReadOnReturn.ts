import { useEffect, useEffectEvent } from 'react';
import { readOnReturnAfterMs } from '@/config/constants';

/**
 * Calls `read` when the tab becomes visible again, at most every 30 seconds: colleagues may have changed the data
 * meanwhile.
 */
export function useReadOnReturn(read: () => void): void {
  const readNow = useEffectEvent(read);
  useEffect(() => {
    let readAt = Date.now();
    const handleReturn = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      if (Date.now() - readAt < readOnReturnAfterMs) return;
      readAt = Date.now();
      readNow();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, []);
}
