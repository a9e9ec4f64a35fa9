import { paths } from '@/config/paths';
import type { AppRoute } from '@/shared/routing/appRoute';

/** The content of notification e-mails (specification, section 2). */
export const emailViewerRoutes: AppRoute[] = [
  {
    path: paths.email.pattern,
    gate: 'guest',
    texts: ['email'],
    titleKey: 'email.title',
    load: async () => ({
      Component: (await import(/* webpackChunkName: "email" */ './EmailPage')).EmailPage,
    }),
  },
];
