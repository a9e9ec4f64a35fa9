import { createContext, useContext } from 'react';
import type { ApiServices } from '@/api/core/apiServices';
import { createHttpClient } from '@/api/core/http/httpClient';
import type { Settings } from '@/config/settings';
import { currentLanguage } from '@/i18n/i18n';
import { createDraftStore, type DraftStore } from '@/shared/drafts/draftStore';
import { createOneTimeRequest, type OneTimeRequest } from '@/shared/routing/pageFocus';
import { selectToken, selectUser, sessionEnded } from '@/store/session.slice';
import { hasStoredToken, openSession } from '@/store/storedSession';
import { isSessionChange } from '@/store/listeners';
import { addAppListener, createAppStore, type AppStore, type RootState } from '@/store/store';
import { needsSession, type PagePermission } from '../routing/access';

interface GuardedPage {
  permission: PagePermission;
}

/** The state that the parts of one running application share. */
export interface Application {
  settings: Settings;
  store: AppStore;
  /** The state of the store before any request. React hydrates the prerendered first view with it. */
  firstState: RootState;
  pageFocus: OneTimeRequest;
  drafts: DraftStore;
  /**
   * Records the first page that starts to load. Returns true for it: its data is prefetched even if its script is
   * already loaded.
   */
  notePageLoading: (page: GuardedPage) => boolean;
  /** Records that a page is on the screen. Returns true if it replaced another page. */
  notePageShown: (page: GuardedPage) => boolean;
  /** Set when the user asks to load a failed page again. If it fails again, the document may then be reloaded. */
  retry: OneTimeRequest;
  /** Set when a user was redirected from a page that they may not open, so that the next page can say so. */
  denial: OneTimeRequest;
}

/** Creates the application with the session that the browser has stored. */
export function createApplication(
  settings: Settings,
  onUnreadable?: ApiServices['onUnreadable'],
): Application {
  let shown: GuardedPage | null = null;
  // Check before `openSession` removes damaged data: a stored token without a valid session means that the session was
  // lost.
  const hadToken = hasStoredToken();
  const session = openSession();
  const drafts = createDraftStore(session?.user.email);
  const store: AppStore = createAppStore(
    {
      http: createHttpClient(settings.apiBaseUrl),
      wireDateFormat: settings.wireDateFormat,
      wireFirstPage: settings.wireFirstPage,
      getToken: () => selectToken(store.getState()),
      getLanguage: currentLanguage,
      isPublicPage: () => shown !== null && !needsSession(shown.permission),
      onUnauthorized: (token) => {
        drafts.holdForOwner(selectUser(store.getState())?.email);
        store.dispatch(sessionEnded(token));
      },
      ...(onUnreadable && { onUnreadable }),
    },
    { session: session ?? { token: null, user: null, ...(hadToken && { end: 'lost' }) } },
  );
  store.dispatch(
    addAppListener({
      predicate: isSessionChange,
      effect: () => drafts.follow(selectUser(store.getState())?.email ?? null),
    }),
  );
  return {
    settings,
    store,
    drafts,
    firstState: store.getState(),
    pageFocus: createOneTimeRequest(),
    retry: createOneTimeRequest(),
    denial: createOneTimeRequest(),
    notePageLoading: (page) => {
      const isFirst = shown === null;
      shown ??= page;
      return isFirst;
    },
    notePageShown: (page) => {
      const before = shown;
      shown = page;
      return before !== page;
    },
  };
}

export const ApplicationContext = createContext<Application | null>(null);

export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('This component must be inside an ApplicationContext.');
  return application;
}
