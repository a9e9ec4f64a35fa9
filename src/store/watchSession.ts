import { selectToken, selectUser, sessionEnded, sessionFollowed } from './session.slice';
import { isStorageReadable, readSession } from './storedSession';
import type { AppStore } from './store';

interface Watched {
  store: AppStore;
  drafts: { holdForOwner: (email: string | undefined) => void };
}

/**
 * Keeps the session of this tab in step with the browser: with a login or logout in another tab, and with changes while
 * the page was in the back-forward cache. If another tab has found out that the server ended the session, the drafts of
 * this tab are kept for their owner. A page with a session is hidden before it enters the back-forward cache, and shown
 * again once its session has been checked, so that nothing of an ended session is visible. Returns a function that
 * stops watching.
 */
export function watchSession({ store, drafts }: Watched): () => void {
  /** Takes over the stored session. `lost` is the token of a session that has ended without a logout. */
  function follow(lost: string | null = null): void {
    if (!isStorageReadable()) return;
    const stored = readSession();
    const token = selectToken(store.getState());
    if ((stored?.token ?? null) === token) return;
    // Keep the drafts even if their owner has logged in again by now: a tab in the background may get the events late.
    if (lost !== null && lost === token) drafts.holdForOwner(selectUser(store.getState())?.email);
    if (stored) store.dispatch(sessionFollowed(stored));
    else if (token !== null) store.dispatch(sessionEnded(token));
  }

  function handleStorage({ key, oldValue, newValue }: StorageEvent): void {
    // A null key means that the whole storage was cleared.
    if (key === null) follow();
    // When the server has ended the session, the other tab removes the token. A logout first empties the token, so
    // `oldValue` is then ''.
    else if (key === 'token') follow(newValue === null ? oldValue : null);
  }

  function cover(isCovered: boolean): void {
    // Set `visibility`, because hiding the page with `display` would lose its scroll position.
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
