import { paths } from '@/config/paths';
import type { AppRoute } from '@/shared/routing/appRoute';

/** Login (specification, section 2). Whoever is signed in is sent on from here (D4). */
export const sessionRoutes: AppRoute[] = [
  {
    path: paths.login.pattern,
    gate: 'signedOut',
    texts: ['session'],
    titleKey: 'login.title',
    load: async () => ({
      Component: (await import(/* webpackChunkName: "session" */ './LoginPage')).LoginPage,
    }),
  },
];
