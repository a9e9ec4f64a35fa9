import { registrationApi } from '@/api/steps/registration.api';
import { paths } from '@/config/paths';
import type { AppRoute } from '@/shared/routing/appRoute';

const { getRegistration } = registrationApi.endpoints;

/** The wizard for hauliers and for staff, and its confirmation (specification, section 2). */
export const registrationRoutes: AppRoute[] = [
  {
    path: paths.registration.pattern,
    gate: 'guest',
    texts: ['registration'],
    titleKey: 'wizard.title',
    load: async () => ({
      Component: (await import(/* webpackChunkName: "registration" */ './wizard/RegistrationPage'))
        .RegistrationPage,
    }),
    // The reference lists are for step 2: they are left until the haulier is there, so as not to delay it.
    prefetch: (dispatch, _search, { token }) => {
      if (token) void dispatch(getRegistration.initiate(token, { subscribe: false }));
    },
  },
  {
    path: paths.editTrucker.pattern,
    gate: 'edit_truckers',
    texts: ['registration'],
    titleKey: 'wizard.title_staff',
    load: async () => ({
      Component: (await import('./wizard/EditAgreementPage')).EditAgreementPage,
    }),
  },
  {
    path: paths.thankYou.pattern,
    gate: 'guest',
    texts: ['registration'],
    titleKey: 'thankYou.title',
    load: async () => ({ Component: (await import('./thank-you/ThankYouPage')).ThankYouPage }),
  },
];
