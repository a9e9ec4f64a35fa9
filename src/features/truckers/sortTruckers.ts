import type { Trucker, TruckerSortColumn } from '@/api/truckers/trucker.model';
import type { Sort } from '@/shared/lists/listParams';

type Compare = (a: Trucker, b: Trucker) => number;

const compareText =
  (key: 'name' | 'cvr' | 'truckNumber'): ((danish: Intl.Collator) => Compare) =>
  (danish) =>
  (a, b) =>
    danish.compare(a[key], b[key]);

const comparisons: Record<TruckerSortColumn, (danish: Intl.Collator) => Compare> = {
  id: () => (a, b) => a.id - b.id,
  name: compareText('name'),
  cvr: compareText('cvr'),
  truckNumber: compareText('truckNumber'),
  hasWorkInsurance: () => (a, b) => Number(a.hasWorkInsurance) - Number(b.hasWorkInsurance),
  // The wire's status is 0 for an active haulier, so active ones come first when it ascends.
  isActive: () => (a, b) => Number(b.isActive) - Number(a.isActive),
};

/**
 * Sorts the matches of a search as the server sorts the list, with Danish letters in their order
 * (æ, ø, å last). Equals keep the order of their ids in both directions. Returns a new list.
 */
export function sortTruckers(
  truckers: readonly Trucker[],
  { column, direction }: Sort<TruckerSortColumn>,
): Trucker[] {
  const compare = comparisons[column](new Intl.Collator('da', { numeric: true }));
  const sign = direction === 'asc' ? 1 : -1;
  return [...truckers].sort((a, b) => sign * compare(a, b) || a.id - b.id);
}
