import { useEffect, useEffectEvent } from 'react';
import { refetchOnReturnAfterMs } from '@/config/constants';

/**
 * Calls `refetch` when the tab becomes visible again, at most every 30 seconds: colleagues may have changed the data
 * meanwhile.
 */
export function useRefetchOnReturn(refetch: () => void): void {
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => {
    let fetchedAt = Date.now();
    const handleReturn = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      if (Date.now() - fetchedAt < refetchOnReturnAfterMs) return;
      fetchedAt = Date.now();
      refetchNow();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, []);
}
