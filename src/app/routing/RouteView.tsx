import { useContext, useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { TextKey } from '@/i18n/textKeys';
import { useTexts } from '@/i18n/useTexts';
import { useTitleText } from '@/shared/hooks/useDocumentTitle';
import type { AppRoute } from '@/shared/routing/appRoute';
import { PageFocusContext } from '@/shared/routing/pageFocus';
import { ScriptLoading } from '@/shared/ui/states/ScriptLoading';
import { useAppSelector } from '@/store/hooks';
import { selectToken, selectUser } from '@/store/session.slice';
import { PageErrorBoundary } from '../pages/PageErrorBoundary';
import { PageError } from '../pages/PageError';
import { useApplication } from '../start/application';
import { decideAccess, needsSession } from './access';
import { AccessDenied, RedirectToLogin } from './redirections';
import { usePage } from './usePage';
import { readReturnTo } from './returnTo';

/** The page of a route, for whoever may see it; everybody else is sent on (specification, section 4). */
export function RouteView({ route }: { route: AppRoute }) {
  const user = useAppSelector(selectUser);
  const token = useAppSelector(selectToken);
  const { search } = useLocation();
  const access = decideAccess(route.gate, user);
  const page = usePage(route, access === 'open');

  if (access === 'login') return <RedirectToLogin />;
  if (access === 'denied') return <AccessDenied />;
  if (access === 'redirect' && user) return <Navigate to={readReturnTo(search, user)} replace />;
  // A page of staff begins anew with another account: what the one before typed is not theirs.
  const account = user?.email === '' ? token : user?.email;
  return <OpenPage key={needsSession(route.gate) ? account : undefined} route={route} {...page} />;
}

type OpenPageProps = { route: AppRoute } & ReturnType<typeof usePage>;

function OpenPage({ route, Page, failure, retry }: OpenPageProps) {
  const pageFocus = useContext(PageFocusContext);
  // The page's own title is among its texts, which come with it.
  useArrival(
    route,
    Page ? route.titleKey : failure !== null ? 'SOMETHING_WENT_WRONG' : 'common.loading',
  );
  if (Page) {
    return (
      <PageErrorBoundary>
        <Page />
      </PageErrorBoundary>
    );
  }
  if (failure === null) return <ScriptLoading />;
  return (
    <PageError
      messageKey="errors.pageNotLoaded"
      reference={failure}
      onRetry={() => {
        // The button goes; the heading of what comes takes its focus.
        pageFocus.request();
        retry();
      }}
    />
  );
}

/** What goes with coming to a page: its title, its top, and the focus for its heading. */
function useArrival(route: AppRoute, titleKey: TextKey): void {
  const { t } = useTexts();
  const { showPage, sessionEnd } = useApplication();
  const pageFocus = useContext(PageFocusContext);
  const title = useTitleText(t(titleKey));

  useLayoutEffect(() => {
    if (!showPage(route)) return;
    pageFocus.request();
    document.documentElement.scrollTop = 0;
  }, [route, showPage, pageFocus]);

  // Before the effects of the page, which may set a title of its own.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (route.gate === 'signedOut') sessionEnd.forget();
  }, [route, sessionEnd]);
}
