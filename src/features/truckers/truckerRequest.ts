import type {
  TruckerListQuery,
  TruckerSearchField,
  TruckerSearchQuery,
  TruckerSortColumn,
} from '@/api/truckers/trucker.model';
import type { ListParams, ListShape, Sort } from '@/shared/lists/listParams';

/** What the haulier list can be sorted by and searched in (specification, section 2). */
export const truckerListShape: ListShape<TruckerSortColumn, TruckerSearchField> = {
  columns: ['id', 'name', 'cvr', 'truckNumber', 'hasWorkInsurance', 'isActive'],
  fields: ['name', 'cvr', 'truckNumber'],
};

/** The haulier list's state, as its address carries it. */
export type TruckerListParams = ListParams<TruckerSortColumn, TruckerSearchField>;

/** The order of the list while nobody has chosen one (specification, section 9). */
const defaultSort: Sort<TruckerSortColumn> = { column: 'id', direction: 'asc' };

/** The one request that a state of the list needs: a page of all hauliers, or a search. */
export type TruckerRequest =
  { list: TruckerListQuery; search: null } | { list: null; search: TruckerSearchQuery };

/**
 * Which request shows a state of the list. A search knows no sort, so one that somebody chose reads
 * every match, to be sorted and paged here; otherwise the server pages (D13).
 */
export function truckerRequest({ text, field, sort, page }: TruckerListParams): TruckerRequest {
  if (!text) {
    const { column, direction } = sort ?? defaultSort;
    return { list: { page, paginated: true, sort: column, direction }, search: null };
  }
  const paginated = sort === null;
  return { list: null, search: { text, field, page: paginated ? page : 0, paginated } };
}

/** The order that the rows are shown in; null where a search leaves it to the server. */
export function shownSort({ text, sort }: TruckerListParams): Sort<TruckerSortColumn> | null {
  return sort ?? (text ? null : defaultSort);
}
