import { Navigate, Route, Routes, useLocation } from 'react-router';
import type { AppRoute } from '@/shared/routing/appRoute';
import { GuestFrame, StaffFrame } from './layouts/frames';
import { needsSession } from './routing/access';
import { PageErrorBoundary } from './pages/PageErrorBoundary';
import { isMisspelt, redirects } from './routing/redirects';
import { routes } from './routing/routes';
import { RouteView } from './routing/RouteView';

function toElements(isForStaff: boolean) {
  const some = routes.filter(({ gate }) => needsSession(gate) === isForStaff);
  return some.map((route: AppRoute) => (
    <Route
      key={route.path}
      path={route.path}
      element={<RouteView key={route.path} route={route} />}
    />
  ));
}

/** No page's address. */
const nowhere = { pathname: '/*' };

/** Every address of the product. A layout stays while one page of it follows another; one that breaks leaves a bare page. */
export function AppRoutes() {
  const location = useLocation();
  return (
    <PageErrorBoundary Frame="main">
      <Routes location={isMisspelt(location.pathname) ? nowhere : location}>
        {Object.entries(redirects).map(([from, to]) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route element={<StaffFrame />}>{toElements(true)}</Route>
        <Route element={<GuestFrame />}>{toElements(false)}</Route>
      </Routes>
    </PageErrorBoundary>
  );
}
