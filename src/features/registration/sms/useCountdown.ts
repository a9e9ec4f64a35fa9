import { useEffect, useReducer, useState } from 'react';

/**
 * Counts whole seconds down to 0, from the start and anew at each `restart`. It goes by the clock: a phone that sleeps or
 * shows another app, such as the one with the SMS, stops the ticks but not the time.
 */
export function useCountdown(seconds: number): { secondsLeft: number; restart: () => void } {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const [round, startRound] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.round((end - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, round]);
  const restart = () => {
    setSecondsLeft(seconds);
    startRound();
  };
  return { secondsLeft, restart };
}
