import { useEffect, useState } from 'react';

/**
 * The whole seconds that are left of a time that began at `start` (milliseconds since 1970). It goes by the clock: a phone that
 * sleeps or shows another app, such as the one with the SMS, stops the ticks but not the time.
 */
export function useCountdown(start: number, seconds: number): number {
  const [now, setNow] = useState(() => Date.now());
  const end = start + seconds * 1000;
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return Math.min(seconds, Math.max(0, Math.round((end - now) / 1000)));
}
