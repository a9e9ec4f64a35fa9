import { Navigate, Outlet, Route, Routes } from 'react-router';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session.slice';
import { GuestLayout } from './layouts/GuestLayout';
import { loadedLayout } from './layouts/layouts';
import { needsSession } from './routing/access';
import { redirects, routes } from './routing/routes';
import { RouteView } from './routing/RouteView';

const staffRoutes = routes.filter(({ gate }) => needsSession(gate));
const publicRoutes = routes.filter(({ gate }) => !needsSession(gate));

function toElements(some: typeof routes) {
  return some.map((route) => (
    <Route key={route.path} path={route.path} element={<RouteView key={route.path} route={route} />} />
  ));
}

function GuestFrame() {
  return (
    <GuestLayout>
      <Outlet />
    </GuestLayout>
  );
}

/** The staff layout once somebody is signed in and it is there; who is not is being sent to login. */
function StaffFrame() {
  const isSignedIn = useAppSelector(selectUser) !== null;
  const Layout = loadedLayout('view_truckers');
  if (!isSignedIn || !Layout) return <Outlet />;
  return (
    <Layout>
      <Outlet />
    </Layout>
  );
}

/** Every address of the product. A layout stays while one page of it follows another. */
export function AppRoutes() {
  return (
    <Routes>
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      <Route element={<StaffFrame />}>{toElements(staffRoutes)}</Route>
      <Route element={<GuestFrame />}>{toElements(publicRoutes)}</Route>
    </Routes>
  );
}
