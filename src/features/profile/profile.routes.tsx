import { paths } from '@/config/paths';
import type { AppRoute } from '@/shared/routing/appRoute';

/** Who is signed in, and whom to turn to (specification, section 2). */
export const profileRoutes: AppRoute[] = [
  {
    path: paths.profile.pattern,
    gate: 'view_profile',
    texts: ['profile'],
    titleKey: 'profile.title',
    load: async () => ({
      Component: (await import(/* webpackChunkName: "profile" */ './ProfilePage')).ProfilePage,
    }),
  },
];
