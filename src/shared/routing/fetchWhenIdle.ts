import type { EffectCallback } from 'react';

/**
 * Starts fetching ahead once the browser has nothing else to do: never in one that does not tell. Returns what calls it off, and
 * whatever `start` has returned with it.
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

/** What some browsers tell of the line. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether to fetch what is likely to come next (specification, section 2): not where the user saves data, nor on a 2G
 * connection. A browser that tells nothing of these may.
 */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
