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

/** Loads the reference lists (specification, section 7). `isWaiting` holds them back. */
export function useReferenceLists(isWaiting = false): ReferenceListsState {
  const options = { skip: isWaiting };
  const areas = useListAreasQuery(undefined, options);
  const newValues = useListNewValuesQuery(undefined, options);
  const ownRisks = useListOwnRisksQuery(undefined, options);
  const injuries = useListInjuriesQuery(undefined, options);
  const all = [areas, newValues, ownRisks, injuries];
  const lists =
    areas.data && newValues.data && ownRisks.data && injuries.data
      ? {
          areas: areas.data,
          newValues: newValues.data,
          ownRisks: ownRisks.data,
          injuries: injuries.data,
        }
      : null;
  const failed = all.find(({ isError }) => isError);
  const hasFailed = failed !== undefined && !all.some(({ isFetching }) => isFetching);
  return {
    lists,
    byName: {
      areas: toList(areas),
      newValues: toList(newValues),
      ownRisks: toList(ownRisks),
      injuries: toList(injuries),
    },
    hasFailed,
    error: failed?.error ?? null,
  };
}
