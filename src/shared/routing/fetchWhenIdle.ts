import type { EffectCallback } from 'react';

/** Safari does not report idle time. It counts as idle after this time, when the page has usually settled. */
const settledMs = 1000;

/** Calls `run` once the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, settledMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}

/**
 * Starts to prefetch once the browser is idle. Does nothing if `mayFetchAhead` is false. Returns a function that
 * cancels it and runs the cleanup that `start` has returned.
 */
export function fetchWhenIdle(start: EffectCallback): () => void {
  if (!mayFetchAhead()) return () => undefined;
  let stop: ReturnType<typeof start>;
  const cancel = whenIdle(() => {
    stop = start();
  });
  return () => {
    cancel();
    stop?.();
  };
}

/** The data that some browsers have about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether to prefetch: not if data saving is on, and not on a 2G connection. A browser that does not report these
 * may prefetch.
 */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
