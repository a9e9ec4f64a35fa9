/** One page of rows. Pages count from 1, as on the wire (D7). */
export interface PageOf<Row> {
  rows: Row[];
  total: number;
  perPage: number;
  page: number;
  pageCount: number;
}

/** How many rows a page has; the real server's figure is not known (section 9). */
const pageSize = 10;

/** Cuts one page out of rows. A page below 1 counts as 1; one past the end is empty (D7). */
export function pageOf<Row>(rows: Row[], wantedPage: number, perPage = pageSize): PageOf<Row> {
  const page = Math.max(1, wantedPage);
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    total: rows.length,
    perPage,
    page,
    pageCount: Math.max(1, Math.ceil(rows.length / perPage)),
  };
}

/** All rows as the only page, for calls that ask for no pagination. */
export function asSinglePage<Row>(rows: Row[]): PageOf<Row> {
  return { rows, total: rows.length, perPage: rows.length, page: 1, pageCount: 1 };
}
