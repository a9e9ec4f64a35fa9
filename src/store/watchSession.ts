import { selectToken, sessionEnded, sessionStarted } from './session.slice';
import { isVaultReadable, readSession } from './sessionVault';
import type { AppStore } from './store';

/**
 * Lets this tab follow the session of the browser: another tab's logout or login (D3), and what happened while the page
 * lay in the back-forward cache. Returns what ends the watch.
 */
export function watchSession(store: AppStore): () => void {
  function follow(): void {
    if (!isVaultReadable()) return;
    const stored = readSession();
    const token = selectToken(store.getState());
    if (stored && stored.token !== token) store.dispatch(sessionStarted(stored));
    if (!stored && token !== null) store.dispatch(sessionEnded());
  }

  function handleStorage({ key }: StorageEvent): void {
    // A null key means that the whole storage was cleared.
    if (key === 'token' || key === null) follow();
  }

  function handlePageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) follow();
  }

  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
