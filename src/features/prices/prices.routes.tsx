import { paths } from '@/config/paths';
import type { AppRoute } from '@/shared/routing/appRoute';

/** The price list (specification, section 2). */
export const pricesRoutes: AppRoute[] = [
  {
    path: paths.prices.pattern,
    gate: 'view_prices',
    texts: ['prices'],
    titleKey: 'prices.title',
    load: async () => ({
      Component: (await import(/* webpackChunkName: "prices" */ './containers/PricesPage'))
        .PricesPage,
    }),
  },
];
