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
import { needsSession, type PageGate } from '../routing/access';

interface GatedPage {
  gate: PageGate;
}

/** One running application: what its parts share and no module holds. */
export interface Application {
  settings: Settings;
  store: AppStore;
  /** The state before anything was asked for: that of a first view which stands in the HTML. */
  firstState: RootState;
  pageFocus: OneTimeRequest;
  drafts: DraftStore;
  /** Tells which page is fetched. True for the first one, whose data may be asked for before it is on the screen. */
  expectPage: (page: GatedPage) => boolean;
  /** Tells that a page is on the screen now. True when it took the place of another page. */
  showPage: (page: GatedPage) => boolean;
  /** The user asks for a page once more, for which the document may be loaded anew. */
  retry: OneTimeRequest;
  /** Somebody was sent on from a page that is not for them, and is to be told once there is a page. */
  denial: OneTimeRequest;
}

/** With the session that the browser has stored. */
export function createApplication(
  settings: Settings,
  onUnreadable?: ApiServices['onUnreadable'],
): Application {
  let shown: GatedPage | null = null;
  // Before `openSession`, which removes damaged data: a stored token without a session means that the session was lost (D35).
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
      isPublicPage: () => shown !== null && !needsSession(shown.gate),
      onUnauthorized: (token) => {
        drafts.keepForOwner(selectUser(store.getState())?.email);
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
    expectPage: (page) => {
      const isFirst = shown === null;
      shown ??= page;
      return isFirst;
    },
    showPage: (page) => {
      const before = shown;
      shown = page;
      return before !== page;
    },
  };
}

/** Carries the application to its routes and layouts. */
export const ApplicationContext = createContext<Application | null>(null);

/** The application around a component. */
export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('This component stands outside the application.');
  return application;
}
