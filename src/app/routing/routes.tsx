import { useContext, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createBrowserRouter,
  NavigationType,
  Outlet,
  redirect,
  replace,
  useLoaderData,
  useMatches,
  useNavigation,
  type LoaderFunction,
  type RouteObject,
} from 'react-router';
import type { Language } from '@/config/languages';
import { paths } from '@/config/paths';
import { withoutBasePath } from '@/config/settings';
import { Audience, initI18n, loadTexts, type Namespace } from '@/i18n/i18n';
import { UnsavedWorkGuard } from '@/shared/drafts/unsavedWork';
import { useSettings } from '@/shared/hooks/useSettings';
import { pageReplaced } from '@/shared/notifications/notifications.slice';
import { useNotify } from '@/shared/notifications/useNotify';
import { mayFetchAhead } from '@/shared/routing/fetchWhenIdle';
import type { LoginState } from '@/shared/routing/loginState';
import { PageFocusContext } from '@/shared/routing/pageFocus';
import { focusPageHeading } from '@/shared/ui/PageHeading';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { isSessionChange } from '@/store/listeners';
import {
  selectAccount,
  selectSessionEnd,
  selectToken,
  selectUser,
  sessionEndSeen,
} from '@/store/session.slice';
import { addAppListener } from '@/store/store';
import { PublicLayout } from '../layouts/PublicLayout';
import { PageError } from '../pages/PageError';
import { PageLoading } from '../pages/PageLoading';
import { PageTitle } from '../pages/PageTitle';
import { useApplication, type Application } from '../start/application';
import { decideAccess, needsSession } from './access';
import { redirects, staffHome } from './redirects';
import { findPage, pages, StaffLayout, type Page } from './pages';
import { reloadOnce } from './reloadOnce';
import { loginHref, parseReturnTo } from './returnTo';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Returned by the loader of a page: the session for which it has decided whether the user may open the page. */
interface Decision {
  account: string | null;
  token: string | null;
}

/**
 * True if another account has logged in. It must not see the search in the URL, which may contain the name of a
 * haulier.
 */
function isOtherAccount(before: string | null, now: string | null): boolean {
  return before !== null && now !== null && before !== now;
}

/**
 * Creates the router. The loader of a page decides whether the user may open it, again after each change of session,
 * and fetches the page's script, texts and data in parallel. The texts of the first page load together with the i18n
 * setup, in `language`.
 */
function createAppRouter(
  application: Application,
  language: Language,
  createRouter: typeof createBrowserRouter,
): AppRouter {
  const { store, settings } = application;
  const { basePath } = settings;
  let decidedFor = selectToken(store.getState());
  /** The account whose session ended last in this tab; null if none has ended. */
  let accountBefore: string | null = null;
  let isTextReady: Promise<void> | undefined;
  const loadPageTexts = (texts: readonly Namespace[]) => {
    if (isTextReady) return isTextReady.then(() => loadTexts(texts));
    const { facts, contact } = settings;
    isTextReady = initI18n(language, texts, { ...facts, phone: contact.phone });
    return isTextReady;
  };

  // An address that redirects must not stay in the history. During a push it has no entry yet; otherwise the target
  // must replace its entry.
  const sendTo = (to: string): Response =>
    router.state.navigation.historyAction === NavigationType.Push ? redirect(to) : replace(to);

  const openPage =
    (page: Page): LoaderFunction =>
    async ({ request, params }) => {
      // The loader of the first page starts before `router` is assigned, so wait until `createRouter` has returned.
      await Promise.resolve();
      // Take it in any case: a try again that succeeds must not let another page reload without limit.
      const isAsked = application.retry.consume();
      const { state } = router;
      const location = state.navigation.location ?? state.location;
      const { search, hash } = location;
      const user = selectUser(store.getState());
      const account = selectAccount(store.getState());
      const token = selectToken(store.getState());
      decidedFor = token;

      const access = decideAccess(page.permission, user);
      if (access === 'login') {
        // Navigate instead of returning `redirect`, which cannot carry state: the login page shows a notice if the
        // session was lost. After a logout, the login page does not lead back to this page.
        const end = selectSessionEnd(store.getState());
        const returnTo = withoutBasePath(location.pathname, basePath) + search + hash;
        const to = end === 'logout' ? paths.login.href() : loginHref(returnTo);
        const loginState: LoginState = { hasLostSession: end === 'lost' };
        const isLinked = state.navigation.historyAction === NavigationType.Push;
        void router.navigate(to, { replace: !isLinked, state: loginState });
        return null;
      }
      if (access === 'redirect' && user) {
        const wanted = parseReturnTo(search, user);
        const isOther = isOtherAccount(accountBefore, account);
        return sendTo(isOther ? wanted.replace(/[?#].*/s, '') : wanted);
      }
      if (access === 'denied') {
        application.denial.request();
        return sendTo(staffHome);
      }

      const isFirst = application.notePageLoading(page);
      // The build also runs this loader, in Node, to prerender the first views. It has no window and fetches no data.
      const isInBrowser = typeof window !== 'undefined';
      // Do not prefetch while the preloaded request is pending or has failed. The prefetch would take its failed
      // response, and the page would send the request again.
      const isPreloaded = isInBrowser && window.preloadedRequest?.isOk === false;
      if (isInBrowser && (isFirst || !page.Component.loaded()) && !isPreloaded) {
        page.prefetch?.(store.dispatch, new URLSearchParams(search), params);
      }
      try {
        await Promise.all([
          page.Component.load(),
          loadPageTexts(page.texts),
          needsSession(page.permission) && StaffLayout.load(),
        ]);
      } catch (error) {
        // Reload without asking, because a page that has not loaded has no input to lose. Skip the reload only if the
        // user has left.
        const isWanted = () => !request.signal.aborted;
        if (!(await reloadOnce(page.path, isAsked, isWanted, request.url))) throw error;
      }
      return { account, token } satisfies Decision;
    };

  const routesOf = (isForStaff: boolean): RouteObject[] =>
    pages
      .filter(({ permission }) => needsSession(permission) === isForStaff)
      .map((page) => ({
        path: page.path,
        handle: page,
        loader: openPage(page),
        // A page handles changes of its own address itself. Run its loader again only if the session has changed since
        // the last decision.
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
        // Shown if a layout fails to render.
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
              // If the page is already shown, nothing changes on the screen: focus its heading, so that screen readers
              // announce it again.
              const isShown = router.state.matches.at(-1)?.route.handle === findPage(to);
              if (isShown) focusPageHeading();
              return sendTo(to);
            },
          })),
          {
            element: (
              <Audience value="staff">
                <StaffFrame />
              </Audience>
            ),
            children: routesOf(true),
          },
          {
            element: (
              <PublicLayout>
                <PageSlot />
              </PublicLayout>
            ),
            children: routesOf(false),
          },
        ],
      },
    ],
    { basename: basePath },
  );
  store.dispatch(
    addAppListener({
      predicate: isSessionChange,
      effect: (_action, listener) => {
        const { pathname, search } = router.state.navigation.location ?? router.state.location;
        const path = withoutBasePath(pathname, basePath);
        const before = selectAccount(listener.getOriginalState());
        if (before !== null) accountBefore = before;
        const now = selectAccount(listener.getState());
        if (isOtherAccount(before, now) && search && needsSession(findPage(path).permission)) {
          void router.navigate(path, { replace: true });
        } else void router.revalidate();
      },
    }),
  );
  return router;
}

/**
 * Starts the router and i18n. Resolves once the first page can be rendered or has failed to load, so that the
 * prerendered page is replaced directly.
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
 * The layout of the staff pages. Uses the public layout until the staff layout has loaded, and while a visitor is
 * redirected to login.
 */
function StaffFrame() {
  const isSignedIn = useAppSelector(selectUser) !== null;
  const { basePath } = useSettings();
  if (!isSignedIn || !StaffLayout.loaded()) {
    return (
      <PublicLayout>
        <PageSlot />
      </PublicLayout>
    );
  }
  const fetchLinkedPage = (target: EventTarget) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin || !mayFetchAhead()) return;
    const { Component, texts } = findPage(withoutBasePath(link.pathname, basePath));
    Promise.all([Component.load(), loadTexts(texts)]).catch(() => undefined);
  };
  return (
    <StaffLayout onApproach={fetchLinkedPage}>
      <PageSlot />
    </StaffLayout>
  );
}

/** The current page, or the loading page while another page loads. */
function PageSlot() {
  const { basePath } = useSettings();
  const application = useApplication();
  const pageFocus = useContext(PageFocusContext);
  const { t } = useTranslation();
  const notify = useNotify();
  const { location } = useNavigation();
  const shown = useMatches().at(-1)?.handle as Page | undefined;
  const page = location ? findPage(withoutBasePath(location.pathname, basePath)) : shown;

  useLayoutEffect(() => {
    if (!page || !application.notePageShown(page)) return;
    pageFocus.request();
    application.store.dispatch(pageReplaced());
    document.documentElement.scrollTop = 0;
  }, [page, application, pageFocus]);

  useEffect(() => {
    if (application.denial.consume()) notify.info(t('errors.noAccess'));
  }, [page, application, notify, t]);

  return page === shown ? <Outlet /> : <PageLoading />;
}

/**
 * Renders a page for users who may see it. The key remounts a staff page for another account, which must not see the
 * previous user's drafts.
 */
function PageView({ page }: { page: Page }) {
  const user = useAppSelector(selectUser);
  const account = useAppSelector(selectAccount);
  const token = useAppSelector(selectToken);
  const decided = useLoaderData<Decision | null>();
  const dispatch = useAppDispatch();
  const { permission, titleKey, Component } = page;
  const isForStaff = needsSession(permission);
  // After a change of account, the URL may still contain the search of the previous account. Show nothing until the
  // loader has decided whether to drop it.
  const isDecided = !isForStaff || account === decided?.account || token === decided?.token;
  const isOpen = isDecided && decideAccess(permission, user) === 'open';

  useEffect(() => {
    if (isOpen && permission === 'signedOut') dispatch(sessionEndSeen());
  }, [isOpen, permission, dispatch]);

  // The loader has not decided yet whether the user may open the page, or is about to redirect the user.
  if (!isOpen) return <PageLoading />;
  return (
    <PageTitle key={isForStaff ? account : undefined} titleKey={titleKey}>
      <Component />
    </PageTitle>
  );
}
