import { stepsApi } from '@/api/steps/steps.api';
import { paths } from '@/config/paths';
import type { AppRoute } from '@/shared/routing/appRoute';

const { getRegistration } = stepsApi.endpoints;

/** The wizard for hauliers, and its confirmation (specification, section 2). Guests may enter. */
export const registrationRoutes: AppRoute[] = [
  {
    path: paths.registration.pattern,
    gate: 'guest',
    texts: ['registration'],
    titleKey: 'wizard.title',
    load: async () => ({
      Component: (
        await import(/* webpackChunkName: "registration" */ './containers/RegistrationPage')
      ).RegistrationPage,
    }),
    // The reference lists are for step 2: they are left until the haulier is there, so as not to delay it.
    prefetch: (dispatch, _search, { token }) => {
      if (token) void dispatch(getRegistration.initiate(token, { subscribe: false }));
    },
  },
  {
    path: paths.thankYou.pattern,
    gate: 'guest',
    texts: ['registration'],
    titleKey: 'thankYou.title',
    load: async () => ({ Component: (await import('./containers/ThankYouPage')).ThankYouPage }),
  },
];
