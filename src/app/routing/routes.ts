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
