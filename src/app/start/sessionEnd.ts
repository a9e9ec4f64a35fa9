import { createDraftStore, type DraftStore } from '@/shared/drafts/draftStore';
import { notify } from '@/shared/notifications/notify';
import { selectToken, selectUser } from '@/store/session.slice';
import type { AppStore } from '@/store/store';

/** How the last session ended: by the user's wish in this tab, or otherwise (D3). */
type SessionEnd = 'logout' | 'lost';

/** Remembers how the last session of this tab ended. */
export interface SessionEndWatch {
  /** Null while a session is under way, and where there was none. */
  last: () => SessionEnd | null;
  /** The user is about to log out: the page that is left is not wanted any more. */
  expectLogout: () => void;
  /** The login page has been reached: what led there is over. */
  forget: () => void;
}

/**
 * Watches the sessions of a store. Its listener comes before any component's. Where the browser `hadToken` and there is no
 * session all the same, the one that it had was damaged (D35): it counts as lost. The drafts follow the account.
 */
export function watchSessionEnd(
  store: AppStore,
  hadToken = false,
  drafts: DraftStore = createDraftStore(),
): SessionEndWatch {
  let token = selectToken(store.getState());
  let isLogout = false;
  let last: SessionEnd | null = hadToken && token === null ? 'lost' : null;
  store.subscribe(() => {
    const before = token;
    token = selectToken(store.getState());
    if (token === before) return;
    // What was told in a session goes with it, also where another takes its place: it may name a haulier.
    if (before !== null) notify.clear();
    drafts.follow(selectUser(store.getState())?.email ?? null);
    last = token !== null ? null : isLogout ? 'logout' : 'lost';
    isLogout = false;
  });
  return {
    last: () => last,
    expectLogout: () => {
      isLogout = true;
    },
    forget: () => {
      last = null;
    },
  };
}
