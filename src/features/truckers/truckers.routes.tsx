import { truckersApi } from '@/api/truckers/truckers.api';
import { paths } from '@/config/paths';
import { parseListParams } from '@/shared/lists/listParams';
import type { AppRoute } from '@/shared/routing/appRoute';
import { truckerListShape, truckerRequest } from './truckerRequest';

const { listTruckers, searchTruckers } = truckersApi.endpoints;

/** The haulier list (specification, section 2). Its rows are asked for while its script is on its way. */
export const truckersRoutes: AppRoute[] = [
  {
    path: paths.truckers.pattern,
    gate: 'view_truckers',
    texts: ['truckers'],
    titleKey: 'truckers.title',
    load: async () => ({
      Component: (await import(/* webpackChunkName: "truckers" */ './containers/TruckersPage'))
        .TruckersPage,
    }),
    prefetch: (dispatch, search) => {
      const request = truckerRequest(parseListParams(search, truckerListShape));
      if (request.list) void dispatch(listTruckers.initiate(request.list, { subscribe: false }));
      else void dispatch(searchTruckers.initiate(request.search, { subscribe: false }));
    },
  },
];
