import type { TruckerRow } from '../../db/tables';

/** The columns that hauliers are searched in (section 2), by their wire names. */
export type SearchColumn = 'name' | 'cvr' | 'truck_number';

const columns: Record<SearchColumn, (row: TruckerRow) => string> = {
  name: (row) => row.name,
  cvr: (row) => row.cvr,
  truck_number: (row) => row.truckNumber,
};

/** The hauliers whose column has the text in it, whatever the case. An empty text matches all. */
export function searchTruckers(
  rows: readonly TruckerRow[],
  column: SearchColumn,
  text: string,
): TruckerRow[] {
  const wanted = fold(text.trim());
  return rows.filter((row) => fold(columns[column](row)).includes(wanted));
}

function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('da');
}
