import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { matchRoutes, type Params } from 'react-router';
import { registrationApi } from '@/api/steps/registration.api';
import { paths } from '@/config/paths';
import { chartLoader } from '@/features/dashboard/charts/chartLoader';
import { initiateTruckers, truckerListShape } from '@/features/truckers/truckerListRequest';
import { worklistParam } from '@/features/truckers/worklists/worklistParam';
import type { Namespace, TextKey } from '@/i18n/i18n';
import { parseListParams } from '@/shared/lists/listParams';
import { lazyWithRetry, type LazyPart } from '@/shared/ui/lazy/lazyWithRetry';
import { type PagePermission } from './access';
import { followRedirect } from './redirects';

/** A page of the product. Its script, texts and data are fetched in parallel. */
export interface Page {
  /** A pattern of `paths`. */
  path: string;
  permission: PagePermission;
  /** The document's title until the page sets another one. */
  titleKey: TextKey;
  /** The namespaces that it needs in addition to `core`. */
  texts: readonly Namespace[];
  Component: LazyPart<object>;
  /**
   * Starts to fetch the page's data while its script loads; the page's hooks then use the same queries. Must not throw.
   * This code is part of the first script of every page, so define it only for pages at which a visit can begin.
   */
  prefetch?: (
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
    search: URLSearchParams,
    params: Params,
  ) => void;
}

const { getRegistration } = registrationApi.endpoints;

/** The layout of the staff pages. The layout of the public pages is part of the first script. */
export const StaffLayout = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "staff" */ '../layouts/staff/StaffLayout')).StaffLayout,
);

/** Matches every address that no other page matches. */
const notFound: Page = {
  path: '*',
  permission: 'public',
  titleKey: 'notFound.title',
  texts: [],
  Component: lazyWithRetry(async () => (await import('../pages/NotFoundPage')).NotFoundPage),
};

export const pages: readonly Page[] = [
  {
    path: paths.login.pattern,
    permission: 'signedOut',
    titleKey: 'login.title',
    texts: ['session'],
    Component: lazyWithRetry(
      async () =>
        (await import(/* webpackChunkName: "session" */ '@/features/session/LoginPage')).LoginPage,
    ),
  },
  {
    path: paths.registration.pattern,
    permission: 'public',
    titleKey: 'wizard.title',
    texts: ['registration'],
    Component: lazyWithRetry(
      async () =>
        (
          await import(
            /* webpackChunkName: "registration" */ '@/features/registration/wizard/RegistrationPage'
          )
        ).RegistrationPage,
    ),
    // Do not prefetch the reference lists: step 1 does not need them, and they would delay the haulier's data.
    prefetch: (dispatch, _search, { token }) => {
      if (token) void dispatch(getRegistration.initiate(token, { subscribe: false }));
    },
  },
  {
    path: paths.editTrucker.pattern,
    permission: 'edit_truckers',
    titleKey: 'wizard.title_staff',
    texts: ['registration', 'staff'],
    Component: lazyWithRetry(
      async () =>
        (await import('@/features/registration/wizard/EditAgreementPage')).EditAgreementPage,
    ),
  },
  {
    path: paths.thankYou.pattern,
    permission: 'public',
    titleKey: 'thankYou.title',
    texts: ['registration'],
    Component: lazyWithRetry(
      async () => (await import('@/features/registration/thank-you/ThankYouPage')).ThankYouPage,
    ),
  },
  {
    path: paths.email.pattern,
    permission: 'public',
    titleKey: 'email.title',
    texts: ['staff'],
    Component: lazyWithRetry(
      async () =>
        (await import(/* webpackChunkName: "email" */ '@/features/email-viewer/EmailPage'))
          .EmailPage,
    ),
  },
  {
    path: paths.overview.pattern,
    permission: 'view_overview',
    titleKey: 'nav.overview',
    texts: ['staff'],
    Component: lazyWithRetry(
      async () =>
        (await import(/* webpackChunkName: "dashboard" */ '@/features/dashboard/OverviewPage'))
          .OverviewPage,
    ),
    // The charts are a separate script that loads after the page. The page handles a failure.
    prefetch: chartLoader.prefetch,
  },
  {
    path: paths.truckers.pattern,
    permission: 'view_truckers',
    titleKey: 'nav.truckers',
    texts: ['staff'],
    Component: lazyWithRetry(
      async () =>
        (
          await import(
            /* webpackChunkName: "truckers" */ '@/features/truckers/containers/TruckersPage'
          )
        ).TruckersPage,
    ),
    prefetch: (dispatch, search) => {
      if (search.has(worklistParam)) return;
      const params = parseListParams(search, truckerListShape);
      void initiateTruckers(dispatch, params, { subscribe: false });
    },
  },
  {
    path: paths.prices.pattern,
    permission: 'view_prices',
    titleKey: 'nav.prices',
    texts: ['staff'],
    Component: lazyWithRetry(
      async () =>
        (await import(/* webpackChunkName: "prices" */ '@/features/prices/containers/PricesPage'))
          .PricesPage,
    ),
  },
  {
    path: paths.addOns.pattern,
    permission: 'view_add_on',
    titleKey: 'nav.addOns',
    texts: ['staff'],
    Component: lazyWithRetry(
      async () =>
        (await import(/* webpackChunkName: "add-ons" */ '@/features/add-ons/AddOnsPage'))
          .AddOnsPage,
    ),
  },
  {
    path: paths.truckerHistory.pattern,
    permission: 'view_profile',
    titleKey: 'history.title',
    texts: ['staff'],
    Component: lazyWithRetry(
      async () =>
        (
          await import(
            /* webpackChunkName: "history" */ '@/features/trucker-history/TruckerHistoryPage'
          )
        ).TruckerHistoryPage,
    ),
  },
  {
    path: paths.profile.pattern,
    permission: 'view_profile',
    titleKey: 'nav.profile',
    texts: ['staff'],
    Component: lazyWithRetry(
      async () =>
        (await import(/* webpackChunkName: "profile" */ '@/features/profile/ProfilePage'))
          .ProfilePage,
    ),
  },
  notFound,
];

const byPath = pages.map((page) => ({ path: page.path, page }));

/** The page at a path; `pathname` excludes the base path. */
export function findPage(pathname: string): Page {
  return matchRoutes(byPath, followRedirect(pathname))?.at(-1)?.route.page ?? notFound;
}
