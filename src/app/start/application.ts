import { createContext, useContext } from 'react';
import { createHttpClient, type ApiServices } from '@/api/core/apiServices';
import type { Settings } from '@/config/settings';
import { currentLanguage } from '@/i18n/i18n';
import { createKeptWork, type KeptWork } from '@/shared/forms/kept/keptWork';
import type { AppRoute } from '@/shared/routing/appRoute';
import { createPageFocus, type PageFocus } from '@/shared/routing/pageFocus';
import { selectToken, selectUser, sessionEnded } from '@/store/session.slice';
import { hasStoredToken, openSession } from '@/store/storedSession';
import { createAppStore, type AppStore, type RootState } from '@/store/store';
import { needsSession } from '../routing/access';
import { watchSessionEnd, type SessionEndWatch } from './sessionEnd';

/** One running application: what its parts share and no module holds. */
export interface Application {
  settings: Settings;
  store: AppStore;
  /** The state before anything was asked for: that of a first view which stands in the HTML. */
  firstState: RootState;
  pageFocus: PageFocus;
  sessionEnd: SessionEndWatch;
  keptWork: KeptWork;
  /** Tells which page comes first, whose data may be asked for before it is on the screen. */
  expectPage: (route: AppRoute) => void;
  /** Tells that the page of a route is on the screen now. True when it took the place of another page. */
  showPage: (route: AppRoute) => boolean;
}

/**
 * Puts an application together, with the session that the browser has stored. `onUnreadable` is told which call had an
 * answer that cannot be read, and where.
 */
export function createApplication(
  settings: Settings,
  onUnreadable?: ApiServices['onUnreadable'],
): Application {
  let expected: AppRoute | null = null;
  let shown: AppRoute | null = null;
  // Asked before what is damaged is put away.
  const hadToken = hasStoredToken();
  const session = openSession();
  const keptWork = createKeptWork();
  const store: AppStore = createAppStore(
    {
      http: createHttpClient(settings.apiBaseUrl),
      wireDateFormat: settings.wireDateFormat,
      wireFirstPage: settings.wireFirstPage,
      getToken: () => selectToken(store.getState()),
      getLanguage: currentLanguage,
      isPublicPage: () => {
        const route = shown ?? expected;
        return route !== null && !needsSession(route.gate);
      },
      onUnauthorized: (token) => {
        const owner = selectUser(store.getState())?.email;
        const keepers = [...keptWork.keepers];
        store.dispatch(sessionEnded(token));
        // After the end, which drops what others have left. Without an e-mail the same account cannot be told.
        if (owner) keepers.forEach((keep) => keep(owner));
      },
      ...(onUnreadable && { onUnreadable }),
    },
    session ? { session } : undefined,
  );
  return {
    settings,
    store,
    keptWork,
    firstState: store.getState(),
    pageFocus: createPageFocus(),
    sessionEnd: watchSessionEnd(store, hadToken, keptWork),
    expectPage: (route) => {
      expected = route;
    },
    showPage: (route) => {
      const before = shown;
      shown = route;
      return before !== null && before !== route;
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
