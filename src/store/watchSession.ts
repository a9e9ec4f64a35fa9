import { selectToken, sessionEnded, sessionFollowed } from './session.slice';
import { isStorageReadable, readSession } from './storedSession';
import type { AppStore } from './store';

/**
 * Lets this tab follow the session of the browser: another tab's logout or login (D3), and what happened while the page
 * lay in the back-forward cache. What goes in there with a session goes in covered, and is uncovered once it is known
 * that the session still stands: not one frame of an older one is shown. Returns what ends the watch.
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
    // Not `display`, which would lose the scroll position.
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
