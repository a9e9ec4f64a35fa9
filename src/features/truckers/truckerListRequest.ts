import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { truckerApi } from '@/api/truckers/trucker.api';
import {
  truckerSortColumns,
  type TruckerListQuery,
  type TruckerSearchField,
  type TruckerSearchQuery,
  type TruckerSortColumn,
  type Trucker,
} from '@/api/truckers/trucker.model';
import {
  serialiseListParams,
  type ListParams,
  type ListShape,
  type Sort,
} from '@/shared/lists/listParams';
import type { ListState } from '@/shared/lists/useList';
import { byNumber, byText, sortRows, type SortKeys } from '@/shared/lists/rows';
import { cvrDigits, truckNumberDigits } from '@/config/constants';
import { normalizers } from '@/domain/truckerFields.mapper';
import { isOfDigits } from '@/shared/forms/formValues';
import type { Search, SearchInference } from '@/shared/lists/SearchBar';

export const truckerListShape: ListShape<TruckerSortColumn, TruckerSearchField> = {
  columns: truckerSortColumns,
  fields: ['name', 'cvr', 'truckNumber'],
};

export type TruckerListParams = ListParams<TruckerSortColumn, TruckerSearchField>;
export type TruckerList = ListState<Trucker, TruckerSortColumn, TruckerSearchField>;

const defaultSort: Sort<TruckerSortColumn> = { column: 'id', direction: 'asc' };

export type TruckerRequest =
  | { list: TruckerListQuery; search: null }
  | { list: null; search: TruckerSearchQuery };

/**
 * The search endpoint cannot sort: with a chosen sort, all matches are fetched, and the browser sorts and pages them.
 */
export function truckerRequest({ text, field, sort, page }: TruckerListParams): TruckerRequest {
  if (!text) {
    const { column, direction } = sort ?? defaultSort;
    return { list: { page, paginated: true, sort: column, direction }, search: null };
  }
  const paginated = sort === null;
  return { list: null, search: { text, field, page: paginated ? page : 0, paginated } };
}

const { listTruckers, searchTruckers } = truckerApi.endpoints;

/** Fetches the rows for a state of the list. Without a subscription, they stay in the cache for a while only. */
export function initiateTruckers(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  params: TruckerListParams,
  options?: { subscribe: false },
) {
  const { list, search } = truckerRequest(params);
  return list
    ? dispatch(listTruckers.initiate(list, options))
    : dispatch(searchTruckers.initiate(search, options));
}

/** The sort of the shown rows; null for a search without a chosen sort, as its order is up to the server. */
export function shownTruckerSort({
  text,
  sort,
}: TruckerListParams): Sort<TruckerSortColumn> | null {
  return sort ?? (text ? null : defaultSort);
}

const order: Readonly<Record<TruckerSortColumn, SortKeys<Trucker>>> = {
  id: byNumber(({ id }) => id),
  name: byText(({ name }) => name),
  cvr: byText(({ cvr }) => cvr),
  truckNumber: byText(({ truckNumber }) => truckNumber),
  hasWorkInsurance: byNumber(({ hasWorkInsurance }) => Number(hasWorkInsurance)),
  // The server's status is 0 for an active haulier, so active ones come first in ascending order.
  isActive: byNumber(({ isActive }) => Number(!isActive)),
};

/** Sorts hauliers in the browser, in the same way as the server sorts the list. */
export function sortTruckers(
  truckers: readonly Trucker[],
  sort: Sort<TruckerSortColumn>,
): Trucker[] {
  return sortRows(truckers, sort, order);
}

/** True for a complete CVR number. */
export const isCvr = (text: string) => isOfDigits(normalizers.cvr(text), cvrDigits);

function guessField(text: string): TruckerSearchField {
  if (isCvr(text)) return 'cvr';
  return isOfDigits(normalizers.truckNumber(text), truckNumberDigits) ? 'truckNumber' : 'name';
}

/** Searches for eight digits as a CVR number and for six as a truck number, unless the user has chosen the field. */
function infer(
  { text, field }: Search<TruckerSearchField>,
  isFieldChosen: boolean,
): Search<TruckerSearchField> {
  const meant = isFieldChosen ? field : guessField(text);
  return { text: meant === 'name' ? text : normalizers[meant](text), field: meant };
}

export const inferSearchField: SearchInference<TruckerSearchField> = {
  infer,
  chosenRef: { current: null },
};

/** The URL parameters with which the list searches for this text. */
export function toTruckerSearchParams(typed: string): URLSearchParams {
  const { text, field } = infer({ text: typed.trim(), field: 'name' }, false);
  return serialiseListParams({ text, field, sort: null, page: 0 }, truckerListShape);
}
