import { selectToken } from '@/store/session.slice';
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

/** Watches the sessions of a store. Its listener comes before any component's. */
export function watchSessionEnd(store: AppStore): SessionEndWatch {
  let hadSession = selectToken(store.getState()) !== null;
  let isLogout = false;
  let last: SessionEnd | null = null;
  store.subscribe(() => {
    const hasSession = selectToken(store.getState()) !== null;
    if (hadSession && !hasSession) {
      last = isLogout ? 'logout' : 'lost';
      isLogout = false;
    }
    if (hasSession && !hadSession) {
      last = null;
      isLogout = false;
    }
    hadSession = hasSession;
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
