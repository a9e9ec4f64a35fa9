import type { Choice } from '../truckers/trucker.model';
import type { ReferenceList, ReferenceLists } from './lookups.model';
import {
  useListAreasQuery,
  useListInjuriesQuery,
  useListNewValuesQuery,
  useListOwnRisksQuery,
} from './lookups.api';

/** The lists and where their reading stands, each and all. */
export interface ReferenceListsState {
  lists: ReferenceLists;
  /** One of them is neither there nor has failed; one that has says so in its place. */
  isLoading: boolean;
  hasFailed: boolean;
  /** One of them is on its way, for the first time or anew. */
  isFetching: boolean;
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

/** Loads the reference lists (specification, section 7). `isWaiting` holds them back. */
export function useReferenceLists(isWaiting = false): ReferenceListsState {
  const options = { skip: isWaiting };
  const areas = useListAreasQuery(undefined, options);
  const newValues = useListNewValuesQuery(undefined, options);
  const ownRisks = useListOwnRisksQuery(undefined, options);
  const injuries = useListInjuriesQuery(undefined, options);
  const all = [areas, newValues, ownRisks, injuries];
  const failed = all.find(({ isError }) => isError);
  const lists = {
    areas: toList(areas),
    newValues: toList(newValues),
    ownRisks: toList(ownRisks),
    injuries: toList(injuries),
  };
  const isFetching = all.some((list) => list.isFetching);
  return {
    lists,
    isLoading: Object.values(lists).some(({ choices, hasFailed }) => !choices && !hasFailed),
    hasFailed: failed !== undefined && !isFetching,
    isFetching,
    error: failed?.error ?? null,
  };
}
