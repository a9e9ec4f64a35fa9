import type { TruckerRow } from '../../db/tables';

/** The columns that hauliers can be sorted by (section 2), by their wire names. */
export type SortColumn = 'id' | 'name' | 'cvr' | 'truck_number' | 'is_work_insurance' | 'status';

/** The direction of a sort. */
export type SortDirection = 'asc' | 'desc';

// Danish order: æ, ø and å come last, and aa sorts as å.
const danish = new Intl.Collator('da', { numeric: true });

const comparers: Record<SortColumn, (a: TruckerRow, b: TruckerRow) => number> = {
  id: (a, b) => a.id - b.id,
  name: (a, b) => danish.compare(a.name, b.name),
  cvr: (a, b) => danish.compare(a.cvr, b.cvr),
  truck_number: (a, b) => danish.compare(a.truckNumber, b.truckNumber),
  is_work_insurance: (a, b) => Number(a.isWorkInsurance) - Number(b.isWorkInsurance),
  status: (a, b) => a.status - b.status,
};

/** A sorted copy of hauliers. Equal rows keep the order of their ids in both directions. */
export function sortTruckers(
  rows: readonly TruckerRow[],
  column: SortColumn,
  direction: SortDirection,
): TruckerRow[] {
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => sign * comparers[column](a, b) || a.id - b.id);
}
