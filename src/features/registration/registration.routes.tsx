import { stepsApi } from '@/api/steps/steps.api';
import { truckersApi } from '@/api/truckers/truckers.api';
import { paths } from '@/config/paths';
import { readId } from '@/shared/routing/readId';
import type { AppRoute } from '@/shared/routing/appRoute';

const { getRegistration } = stepsApi.endpoints;
const { getTrucker } = truckersApi.endpoints;

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
    titleKey: 'wizard.title',
    load: async () => ({
      Component: (await import('./wizard/EditAgreementPage')).EditAgreementPage,
    }),
    prefetch: (dispatch, _search, params) => {
      const id = readId(params.id);
      if (id !== null) void dispatch(getTrucker.initiate(id, { subscribe: false }));
    },
  },
  {
    path: paths.thankYou.pattern,
    gate: 'guest',
    texts: ['registration'],
    titleKey: 'thankYou.title',
    load: async () => ({ Component: (await import('./thank-you/ThankYouPage')).ThankYouPage }),
  },
];
