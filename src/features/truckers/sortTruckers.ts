import type { Trucker, TruckerSortColumn } from '@/api/truckers/trucker.model';
import type { Sort } from '@/shared/lists/listParams';
import { byNumber, byText, sortRows } from '@/shared/lists/rows';
import type { SortKeys } from '@/shared/lists/rows';

const order: Readonly<Record<TruckerSortColumn, SortKeys<Trucker>>> = {
  id: byNumber(({ id }) => id),
  name: byText(({ name }) => name),
  cvr: byText(({ cvr }) => cvr),
  truckNumber: byText(({ truckNumber }) => truckNumber),
  hasWorkInsurance: byNumber(({ hasWorkInsurance }) => Number(hasWorkInsurance)),
  // The wire's status is 0 for an active haulier, so active ones come first when it ascends.
  isActive: byNumber(({ isActive }) => Number(!isActive)),
};

/** Sorts the matches of a search as the server sorts the list (D13). Returns a new list. */
export function sortTruckers(
  truckers: readonly Trucker[],
  sort: Sort<TruckerSortColumn>,
): Trucker[] {
  return sortRows(truckers, sort, order);
}
