import { mayFetchAhead } from './mayFetchAhead';

/**
 * Starts fetching ahead once the browser has nothing else to do: never in one that does not tell. Returns what calls it off, and
 * whatever `start` has returned with it.
 */
export function fetchWhenIdle(start: () => () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function' || !mayFetchAhead()) return () => undefined;
  let stop: () => void = () => undefined;
  const handle = requestIdleCallback(() => {
    stop = start();
  });
  return () => {
    cancelIdleCallback(handle);
    stop();
  };
}
