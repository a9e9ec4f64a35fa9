import { paths } from '@/config/paths';
import type { AppRoute } from '@/shared/routing/appRoute';
import { loadChart } from './charts/loadChart';

/** The dashboard (specification, section 2). Its charts come after it, in a script of their own. */
export const dashboardRoutes: AppRoute[] = [
  {
    path: paths.overview.pattern,
    gate: 'view_overview',
    texts: ['dashboard'],
    titleKey: 'dashboard.title',
    load: async () => ({
      Component: (await import(/* webpackChunkName: "dashboard" */ './OverviewPage')).OverviewPage,
    }),
    // The page itself says where they cannot be had.
    prefetch: () => void loadChart().catch(() => undefined),
  },
];
