import { useContext, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createBrowserRouter,
  NavigationType,
  Outlet,
  redirect,
  replace,
  useMatches,
  useNavigation,
  type LoaderFunction,
  type RouteObject,
} from 'react-router';
import type { Language } from '@/config/languages';
import { paths } from '@/config/paths';
import { initI18n, loadTexts, type Namespace } from '@/i18n/i18n';
import { UnsavedWorkGuard } from '@/shared/drafts/unsavedWork';
import { useSettings } from '@/shared/hooks/settings';
import { useNotify } from '@/shared/notifications/useNotify';
import { mayFetchAhead } from '@/shared/routing/fetchWhenIdle';
import type { LoginState } from '@/shared/routing/loginState';
import { PageFocusContext } from '@/shared/routing/pageFocus';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { isSessionChange } from '@/store/listeners';
import { selectSessionEnd, selectToken, selectUser, sessionEndSeen } from '@/store/session.slice';
import { addAppListener } from '@/store/store';
import { GuestLayout } from '../layouts/GuestLayout';
import { PageError } from '../pages/PageError';
import { PageLoading, Titled } from '../pages/PageLoading';
import { useApplication, type Application } from '../start/application';
import { decideAccess, inside, isMisspelt, needsSession, redirects, staffHome } from './access';
import { findPage, pages, StaffLayout, type Page } from './pages';
import { reloadOnce } from './reloadOnce';
import { loginHref, readReturnTo } from './returnTo';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The router of an application. A page's loader decides who may open it, anew with every change of the session, and fetches its
 * script, texts and data side by side. `texts` of the first page come with the set-up of all texts, in the `language`.
 */
function createAppRouter(
  application: Application,
  language: Language,
  createRouter: typeof createBrowserRouter,
): AppRouter {
  const { store, settings } = application;
  const { basePath } = settings;
  let decidedFor = selectToken(store.getState());
  let isTextReady: Promise<void> | undefined;
  const loadPageTexts = (texts: readonly Namespace[]) => {
    if (isTextReady) return isTextReady.then(() => loadTexts(texts));
    isTextReady = initI18n(language, texts, settings.facts);
    return isTextReady;
  };

  const openPage =
    (page: Page): LoaderFunction =>
    async ({ request, params }) => {
      // For the first page it is called before there is a router.
      await Promise.resolve();
      const { state } = router;
      const location = state.navigation.location ?? state.location;
      const isLinked = state.navigation.historyAction === NavigationType.Push;
      // What leads elsewhere is no entry of the history to come back to.
      const sendTo = (to: string) => (isLinked ? redirect(to) : replace(to));
      const { search, hash } = location;
      const user = selectUser(store.getState());
      decidedFor = selectToken(store.getState());

      const access = decideAccess(page.gate, user);
      if (access === 'login') {
        // A redirect carries no state. Whose session was lost is told so (D3); who logged out does not come back to this page.
        const end = selectSessionEnd(store.getState());
        const returnTo = inside(location.pathname, basePath) + search + hash;
        const to = end === 'logout' ? paths.login.href() : loginHref(returnTo);
        const loginState: LoginState = { hasLostSession: end === 'lost' };
        void router.navigate(to, { replace: !isLinked, state: loginState });
        return null;
      }
      if (access === 'redirect' && user) return sendTo(readReturnTo(search, user));
      if (access === 'denied') {
        application.denial.request();
        return sendTo(staffHome);
      }

      const isFirst = application.expectPage(page);
      // The first views are drawn without a browser, from what is known before anything is asked for.
      const isInBrowser = typeof window !== 'undefined';
      // An early call without a good answer is left to the page: one that has failed would be asked for once more.
      const isAskedEarly = isInBrowser && window.earlyCall?.isOk === false;
      if (isInBrowser && (isFirst || !page.Component.loaded()) && !isAskedEarly) {
        page.prefetch?.(store.dispatch, new URLSearchParams(search), params);
      }
      try {
        await Promise.all([
          page.Component.load(),
          loadPageTexts(page.texts),
          needsSession(page.gate) && StaffLayout.load(),
        ]);
      } catch (error) {
        const isAsked = application.retry.consume();
        // Nothing was typed yet on a page that is not there.
        const isWanted = () => !request.signal.aborted;
        if (!(await reloadOnce(page.path, isAsked, isWanted, request.url))) throw error;
      }
      return null;
    };

  const routesOf = (isForStaff: boolean): RouteObject[] =>
    pages
      .filter(({ gate }) => needsSession(gate) === isForStaff)
      .map((page) => ({
        path: page.path,
        handle: page,
        loader: openPage(page),
        // A page follows its address by itself. Another session is decided on anew.
        shouldRevalidate: () => selectToken(store.getState()) !== decidedFor,
        element: <PageView page={page} />,
        errorElement: <PageError />,
      }));

  const router = createRouter(
    [
      {
        element: (
          <UnsavedWorkGuard>
            <Outlet />
          </UnsavedWorkGuard>
        ),
        // Where a layout breaks.
        errorElement: (
          <main>
            <PageError />
          </main>
        ),
        children: [
          ...Object.entries(redirects).map(([path, to]) => ({
            path,
            loader: async () => {
              await Promise.resolve();
              // Nothing arrives if the page is shown already: its heading is read again.
              const isShown = router.state.matches.at(-1)?.route.handle === findPage(to);
              if (isShown) document.getElementById('page-title')?.focus();
              return router.state.navigation.historyAction === NavigationType.Push
                ? redirect(to)
                : replace(to);
            },
          })),
          { element: <StaffFrame />, children: routesOf(true) },
          {
            element: (
              <GuestLayout>
                <PageSlot />
              </GuestLayout>
            ),
            children: routesOf(false),
          },
        ],
      },
    ],
    { basename: basePath },
  );
  store.dispatch(
    addAppListener({ predicate: isSessionChange, effect: () => void router.revalidate() }),
  );
  return router;
}

/**
 * Starts the router, and the texts with it. Resolves once the first page can be drawn, or that it cannot be fetched: so nothing stands
 * between what the server has drawn and the page.
 */
export async function startRouter(
  application: Application,
  language: Language,
  createRouter: typeof createBrowserRouter = createBrowserRouter,
): Promise<AppRouter> {
  const router = createAppRouter(application, language, createRouter);
  await new Promise<void>((resolve) => {
    const check = () => {
      if (router.state.initialized) resolve();
    };
    router.subscribe(check);
    check();
  });
  return router;
}

/**
 * Puts an address inside the product that the router cannot take: one outside of the base path, and one that begins with two slashes,
 * which would be read as a host. Both are no page's.
 */
export function tidyAddress(basePath: string): void {
  const { location, history } = window;
  const around = basePath.slice(0, -1);
  const isOutside = !location.pathname.toLowerCase().startsWith(basePath.toLowerCase());
  const inner = isOutside ? location.pathname : inside(location.pathname, basePath);
  const isWrong = isMisspelt(inner);
  if (!isOutside && !isWrong) return;
  const tidied = isWrong ? inner.replace(/^\/+/, '/%2F') : inner;
  history.replaceState(history.state, '', around + tidied + location.search);
}

/** The frame of the staff's pages: the public one until it is fetched, and while somebody is sent to login. */
function StaffFrame() {
  const isSignedIn = useAppSelector(selectUser) !== null;
  const { basePath } = useSettings();
  if (!isSignedIn || !StaffLayout.loaded()) {
    return (
      <GuestLayout>
        <PageSlot />
      </GuestLayout>
    );
  }
  const fetchLinkedPage = (target: EventTarget) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin || !mayFetchAhead()) return;
    const { Component, texts } = findPage(inside(link.pathname, basePath));
    Promise.all([Component.load(), loadTexts(texts)]).catch(() => undefined);
  };
  return (
    <StaffLayout onApproach={fetchLinkedPage}>
      <PageSlot />
    </StaffLayout>
  );
}

/** The page in its layout. One that is on its way takes the place of the one before. */
function PageSlot() {
  const { basePath } = useSettings();
  const application = useApplication();
  const pageFocus = useContext(PageFocusContext);
  const { t } = useTranslation();
  const notify = useNotify();
  const { location } = useNavigation();
  const shown = useMatches().at(-1)?.handle as Page | undefined;
  const page = location ? findPage(inside(location.pathname, basePath)) : shown;

  useLayoutEffect(() => {
    if (!page || !application.showPage(page)) return;
    pageFocus.request();
    document.documentElement.scrollTop = 0;
  }, [page, application, pageFocus]);

  useEffect(() => {
    if (application.denial.consume()) notify.info(t('errors.noAccess'));
  }, [page, application, notify, t]);

  return page === shown ? <Outlet /> : <PageLoading />;
}

/** A page, for whoever may see it. A page of staff begins anew with another account: what the one before typed is not theirs. */
function PageView({ page }: { page: Page }) {
  const user = useAppSelector(selectUser);
  const token = useAppSelector(selectToken);
  const dispatch = useAppDispatch();
  const { gate, titleKey, Component } = page;
  const isOpen = decideAccess(gate, user) === 'open';

  useEffect(() => {
    if (isOpen && gate === 'signedOut') dispatch(sessionEndSeen());
  }, [isOpen, gate, dispatch]);

  // The loader is sending them elsewhere.
  if (!isOpen) return <PageLoading />;
  const account = user?.email === '' ? token : user?.email;
  return (
    <Titled key={needsSession(gate) ? account : undefined} titleKey={titleKey}>
      <Component />
    </Titled>
  );
}
