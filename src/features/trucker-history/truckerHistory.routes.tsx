import { paths } from '@/config/paths';
import type { AppRoute } from '@/shared/routing/appRoute';

/** A haulier's submissions (specification, section 2). */
export const truckerHistoryRoutes: AppRoute[] = [
  {
    path: paths.truckerHistory.pattern,
    gate: 'view_profile',
    texts: ['history'],
    titleKey: 'history.title',
    load: async () => ({
      Component: (await import(/* webpackChunkName: "history" */ './TruckerHistoryPage'))
        .TruckerHistoryPage,
    }),
  },
];
