import { createContext, useContext, useEffect } from 'react';
import { fetchWhenIdle } from '../routing/fetchWhenIdle';

/** Fetches the script of the run bar. The layout provides it, because the bar knows all features that have runs. */
export const FetchRunBarContext = createContext<() => void>(() => undefined);

/**
 * For a screen that can start a run: fetches the script of the run bar when idle, because it could not be loaded once
 * the connection is lost. Not on every page: it weighs about 13 kB, and most visits start no run.
 */
export function useRunBarAhead(): void {
  const fetchRunBar = useContext(FetchRunBarContext);
  useEffect(() => fetchWhenIdle(fetchRunBar), [fetchRunBar]);
}
