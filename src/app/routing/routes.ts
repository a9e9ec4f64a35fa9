import { paths } from '@/config/paths';
import { dashboardRoutes } from '@/features/dashboard/dashboard.routes';
import { profileRoutes } from '@/features/profile/profile.routes';
import { addOnsRoutes } from '@/features/add-ons/addOns.routes';
import { emailViewerRoutes } from '@/features/email-viewer/emailViewer.routes';
import { pricesRoutes } from '@/features/prices/prices.routes';
import { registrationRoutes } from '@/features/registration/registration.routes';
import { sessionRoutes } from '@/features/session/session.routes';
import { truckerHistoryRoutes } from '@/features/trucker-history/truckerHistory.routes';
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
  ...emailViewerRoutes,
  ...dashboardRoutes,
  ...truckersRoutes,
  ...pricesRoutes,
  ...addOnsRoutes,
  ...truckerHistoryRoutes,
  ...profileRoutes,
  notFoundRoute,
];

/** Where nobody else is to be sent: the page that staff land on. */
export const staffHome = paths.truckers.href();

/** Addresses that stand for another one (specification, section 2; D4). */
export const redirects: Readonly<Record<string, string>> = {
  [paths.home.pattern]: staffHome,
  [paths.register.pattern]: paths.registration.href(),
  [paths.admin.pattern]: paths.overview.href(),
};
