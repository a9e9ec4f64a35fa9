import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0, from the start and anew at each `restart`. */
export function useCountdown(seconds: number): { secondsLeft: number; restart: () => void } {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSecondsLeft((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { secondsLeft, restart: () => setSecondsLeft(seconds) };
}
