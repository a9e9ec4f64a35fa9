import { paths } from '@/config/paths';
import { registrationRoutes } from '@/features/registration/registration.routes';
import { sessionRoutes } from '@/features/session/session.routes';
import { truckersRoutes } from '@/features/truckers/truckers.routes';
import type { AppRoute } from '@/shared/routing/appRoute';

/** Any address that no other route has (specification, section 2). */
const notFoundRoute: AppRoute = {
  path: '*',
  gate: 'guest',
  texts: [],
  titleKey: 'notFound.title',
  load: async () => ({ Component: (await import('../pages/NotFoundPage')).NotFoundPage }),
};

/** Every page of the product. */
export const routes: readonly AppRoute[] = [
  ...sessionRoutes,
  ...registrationRoutes,
  ...truckersRoutes,
  notFoundRoute,
];

/** Where nobody else is to be sent: the page that staff land on. */
export const staffHome = paths.truckers.href();

/**
 * Addresses that stand for another one. `/admin` and `/admin/overview` lead to the list for as long as
 * there is no dashboard.
 */
export const redirects: Readonly<Record<string, string>> = {
  [paths.home.pattern]: staffHome,
  [paths.register.pattern]: paths.registration.href(),
  [paths.admin.pattern]: staffHome,
  [paths.overview.pattern]: staffHome,
};
