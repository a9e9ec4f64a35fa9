import type { EffectCallback } from 'react';

/**
 * Starts to prefetch once the browser is idle. Does nothing in a browser that does not report this, or if
 * `mayFetchAhead` is false. Returns a function that cancels it and runs the cleanup that `start` has returned.
 */
export function fetchWhenIdle(start: EffectCallback): () => void {
  if (!willFetchWhenIdle()) return () => undefined;
  let stop: ReturnType<typeof start>;
  const handle = requestIdleCallback(() => {
    stop = start();
  });
  return () => {
    cancelIdleCallback(handle);
    stop?.();
  };
}

export function willFetchWhenIdle(): boolean {
  return typeof window.requestIdleCallback === 'function' && mayFetchAhead();
}

/** The data that some browsers have about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether to prefetch: not if the user saves data, and not on a 2G connection. A browser without such data may
 * prefetch.
 */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
