import { selectToken, sessionEnded, sessionFollowed } from './session.slice';
import { isStorageReadable, readSession } from './storedSession';
import type { AppStore } from './store';

/**
 * Keeps the session of this tab in step with the browser: with a login or logout in another tab, and with changes while
 * the page was in the back-forward cache. A page with a session enters that cache hidden, and is shown again after its
 * session has been checked, so that not a single frame of an ended session is visible. Returns a function that stops
 * watching.
 */
export function watchSession(store: AppStore): () => void {
  function follow(): void {
    if (!isStorageReadable()) return;
    const stored = readSession();
    const token = selectToken(store.getState());
    if (stored && stored.token !== token) store.dispatch(sessionFollowed(stored));
    if (!stored && token !== null) store.dispatch(sessionEnded(token));
  }

  function handleStorage({ key }: StorageEvent): void {
    // A null key means that the whole storage was cleared.
    if (key === 'token' || key === null) follow();
  }

  function cover(isCovered: boolean): void {
    // `display` would lose the scroll position.
    document.documentElement.style.visibility = isCovered ? 'hidden' : '';
  }

  function handlePageHide({ persisted }: PageTransitionEvent): void {
    cover(persisted && selectToken(store.getState()) !== null);
  }

  function handlePageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) follow();
    cover(false);
  }

  window.addEventListener('storage', handleStorage);
  window.addEventListener('pagehide', handlePageHide);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pagehide', handlePageHide);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
