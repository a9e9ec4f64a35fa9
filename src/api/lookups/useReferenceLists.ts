import type { Choice } from '../truckers/trucker.model';
import type { ReferenceList, ReferenceLists } from './lookups.model';
import {
  useListAreasQuery,
  useListInjuriesQuery,
  useListNewValuesQuery,
  useListOwnRisksQuery,
} from './lookups.api';

/** The lists, or where their loading stands. */
export interface ReferenceListsState {
  /** Null until all four are there. */
  lists: ReferenceLists | null;
  byName: Record<keyof ReferenceLists, ReferenceList>;
  hasFailed: boolean;
  /** What the first of them failed with; null where none did. */
  error: unknown;
}

interface ListQuery {
  data?: Choice[] | undefined;
  error?: unknown;
  refetch: () => unknown;
}

function toList({ data, error, refetch }: ListQuery): ReferenceList {
  return {
    choices: data ?? null,
    hasFailed: !data && error !== undefined,
    retry: () => void refetch(),
  };
}

function mapLists<Value>(
  queries: Record<keyof ReferenceLists, ListQuery>,
  read: (query: ListQuery) => Value,
) {
  const entries = Object.entries(queries).map(([name, query]) => [name, read(query)]);
  return Object.fromEntries(entries) as Record<keyof ReferenceLists, Value>;
}

/** Loads the reference lists (specification, section 7). `isWaiting` holds them back. */
export function useReferenceLists(isWaiting = false): ReferenceListsState {
  const options = { skip: isWaiting };
  const queries = {
    areas: useListAreasQuery(undefined, options),
    newValues: useListNewValuesQuery(undefined, options),
    ownRisks: useListOwnRisksQuery(undefined, options),
    injuries: useListInjuriesQuery(undefined, options),
  };
  const all = Object.values(queries);
  const failed = all.find(({ isError }) => isError);
  return {
    lists: all.every(({ data }) => data) ? mapLists(queries, ({ data = [] }) => data) : null,
    byName: mapLists(queries, toList),
    hasFailed: failed !== undefined && !all.some(({ isFetching }) => isFetching),
    error: failed?.error ?? null,
  };
}
