/** One page of rows. `page` counts from 0 (D7). */
export interface RowPage<Row> {
  rows: Row[];
  total: number;
  perPage: number;
  page: number;
  pageCount: number;
}

/** Cuts one page out of rows that were read unpaginated (D13). A page past the end has no rows. */
export function pageOf<Row>(rows: readonly Row[], page: number, perPage: number): RowPage<Row> {
  const start = page * perPage;
  return {
    rows: rows.slice(start, start + perPage),
    total: rows.length,
    perPage,
    page,
    pageCount: Math.ceil(rows.length / perPage),
  };
}

/** The numbers of the count line (`table.rowCount`): first and last row shown, counted from 1, and all; `count` picks the plural. */
export function rowCountOf({ rows, page, perPage, total }: RowPage<unknown>) {
  const from = page * perPage + 1;
  return { from, to: from + rows.length - 1, total, count: total };
}
