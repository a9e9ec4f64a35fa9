import { lookupsKeptSeconds } from '@/config/constants';
import type { NoArgument } from '../core/apiRequest';
import { call } from '../core/call';
import { baseApi } from '../core/baseApi';
import { unwrapRows } from '../core/wire/envelope';
import { readChoice } from '../truckers/agreement.reader';
import type { Choice } from '../truckers/trucker.model';

function listCall(resource: string, name: string) {
  return {
    queryFn: call<NoArgument, Choice[]>(
      () => ({ path: [resource, 'list'] }),
      (body) => unwrapRows(body, name, readChoice),
    ),
    keepUnusedDataFor: lookupsKeptSeconds,
  };
}

/** The reference lists of the wizard and the price form (specification, section 7). */
export const lookupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAreas: build.query<Choice[], NoArgument>(listCall('area', 'areas')),
    listNewValues: build.query<Choice[], NoArgument>(listCall('new-value', 'new_values')),
    listOwnRisks: build.query<Choice[], NoArgument>(listCall('own-risk', 'own_risks')),
    listInjuries: build.query<Choice[], NoArgument>(listCall('injury', 'injuries')),
  }),
});

export const {
  useListAreasQuery,
  useListNewValuesQuery,
  useListOwnRisksQuery,
  useListInjuriesQuery,
} = lookupsApi;
