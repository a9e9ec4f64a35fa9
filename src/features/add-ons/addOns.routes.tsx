import { paths } from '@/config/paths';
import type { AppRoute } from '@/shared/routing/appRoute';

/** The add-on list (specification, section 2). */
export const addOnsRoutes: AppRoute[] = [
  {
    path: paths.addOns.pattern,
    gate: 'view_add_on',
    texts: ['addOns'],
    titleKey: 'addOns.title',
    load: async () => ({
      Component: (await import(/* webpackChunkName: "add-ons" */ './AddOnsPage')).AddOnsPage,
    }),
  },
];
