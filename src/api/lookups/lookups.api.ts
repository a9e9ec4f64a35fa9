import { lookupsCacheSeconds } from '@/config/constants';
import type { NoArgument } from '../core/apiRequest';
import { call } from '../core/call';
import { baseApi } from '../core/baseApi';
import { unwrapRows } from '../core/wire/envelope';
import type { Choice } from '../truckers/trucker.model';
import { parseChoice } from '../truckers/trucker.reader';
import type { ReferenceList, ReferenceLists } from './lookups.model';

function listCall(resource: string, name: string) {
  return {
    queryFn: call<NoArgument, Choice[]>(
      () => ({ path: [resource, 'list'] }),
      (body) => unwrapRows(body, name, parseChoice),
    ),
    keepUnusedDataFor: lookupsCacheSeconds,
  };
}

export const lookupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAreas: build.query<Choice[], NoArgument>(listCall('area', 'areas')),
    listNewValues: build.query<Choice[], NoArgument>(listCall('new-value', 'new_values')),
    listOwnRisks: build.query<Choice[], NoArgument>(listCall('own-risk', 'own_risks')),
    listInjuries: build.query<Choice[], NoArgument>(listCall('injury', 'injuries')),
  }),
});

const { useListAreasQuery, useListNewValuesQuery, useListOwnRisksQuery, useListInjuriesQuery } =
  lookupsApi;

interface ListQuery {
  data?: Choice[] | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

function toList({ data, error, isFetching, refetch }: ListQuery): ReferenceList {
  const hasFailed = data ? data.length === 0 : error !== undefined;
  return {
    choices: data ?? null,
    hasFailed,
    isRetrying: hasFailed && isFetching,
    retry: () => void refetch(),
  };
}

/** Fetches the four lists of choices for a car insurance, once `skip` is false. */
export function useReferenceLists(skip = false) {
  const options = { skip };
  const areas = useListAreasQuery(undefined, options);
  const newValues = useListNewValuesQuery(undefined, options);
  const ownRisks = useListOwnRisksQuery(undefined, options);
  const injuries = useListInjuriesQuery(undefined, options);
  const all = [areas, newValues, ownRisks, injuries];
  const failed = all.find(({ isError }) => isError);
  const lists: ReferenceLists = {
    areas: toList(areas),
    newValues: toList(newValues),
    ownRisks: toList(ownRisks),
    injuries: toList(injuries),
  };
  const isFetching = all.some((list) => list.isFetching);
  return {
    lists,
    /** True while a list has neither loaded nor failed. */
    isLoading: Object.values(lists).some(({ choices, hasFailed }) => !choices && !hasFailed),
    hasFailed: failed !== undefined && !isFetching,
    isFetching,
    /** The error of the first list that failed. */
    error: failed?.error ?? null,
  };
}
