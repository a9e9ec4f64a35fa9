import type { Language } from '@/config/languages';
import { scaleDecimals } from '../money/fraction';
import type { ListParams, ListShape, Sort } from './listParams';

/** What rows are sorted by: one value a row, in the order of the rows. */
export type SortKeys<Row> = (rows: readonly Row[]) => readonly (number | bigint)[];

export function byNumber<Row>(read: (row: Row) => number): SortKeys<Row> {
  return (rows) => rows.map(read);
}

/** Sorts by an exact decimal of the row ("1234.50"); one that is not known comes before all others. */
export function byDecimal<Row>(read: (row: Row) => string | null): SortKeys<Row> {
  return (rows) => {
    const decimals = rows.map(read);
    const scaled = scaleDecimals(decimals.map((decimal) => decimal ?? '0'));
    return scaled.map((key, index) => (decimals[index] === null ? -Infinity : key));
  };
}

/**
 * Sorts by a text of the row: Danish letters in their order (æ, ø, å last), numbers in it by their value.
 * Each different text is looked at once, as comparing by language is slow and many rows say the same.
 */
export function byText<Row>(read: (row: Row) => string): SortKeys<Row> {
  return (rows) => {
    const texts = rows.map(read);
    const { compare } = new Intl.Collator('da', { numeric: true });
    const ranks = new Map<string, number>();
    let last: string | null = null;
    let rank = 0;
    for (const text of [...new Set(texts)].sort(compare)) {
      if (last !== null && compare(last, text) !== 0) rank += 1;
      ranks.set(text, rank);
      last = text;
    }
    return texts.map((text) => ranks.get(text) ?? 0);
  };
}

/** Sorts rows in the browser. Equals keep the order of their ids in both directions. Returns a new list. */
export function sortRows<Row extends { id: number }, Column extends string>(
  rows: readonly Row[],
  { column, direction }: Sort<Column>,
  order: Readonly<Record<Column, SortKeys<Row>>>,
): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  const keys = order[column](rows);
  const keyed = rows.map((row, index) => ({ row, key: keys[index] ?? 0 }));
  keyed.sort((a, b) => {
    if (a.key === b.key) return a.row.id - b.row.id;
    return a.key < b.key ? -sign : sign;
  });
  return keyed.map(({ row }) => row);
}

/** What a list is sorted by and searched in, here in the browser, once all of it was read (D14). */
export interface ClientSideListShape<
  Row,
  Column extends string,
  Field extends string,
> extends ListShape<Column, Field> {
  /** The order while nobody has chosen one; null leaves the server's. */
  defaultSort: Sort<Column> | null;
  order: Readonly<Record<Column, SortKeys<Row>>>;
  /** The texts of a row that a search in the field looks at. */
  searched: Readonly<Record<Field, (row: Row, language: Language) => readonly string[]>>;
}

/** Lower case, composed letters, and any run of blanks, hard ones too, as one space. */
function normalise(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('da').replace(/\s+/g, ' ');
}

/** The rows with the searched text in one of the field's texts, whatever its case; all rows for no text. */
export function searchRows<Row, Column extends string, Field extends string>(
  rows: readonly Row[],
  { text, field }: Pick<ListParams<Column, Field>, 'text' | 'field'>,
  { searched }: ClientSideListShape<Row, Column, Field>,
  language: Language,
): readonly Row[] {
  const wanted = normalise(text.trim());
  if (!wanted) return rows;
  return rows.filter((row) =>
    searched[field](row, language).some((candidate) => normalise(candidate).includes(wanted)),
  );
}

/** The order that a state of the list is shown in; null is the server's. */
export function shownSort<Row, Column extends string, Field extends string>(
  { sort }: Pick<ListParams<Column, Field>, 'sort'>,
  { defaultSort }: ClientSideListShape<Row, Column, Field>,
): Sort<Column> | null {
  return sort ?? defaultSort;
}

/** All rows that a state of the list shows on its pages, in their order. */
export function arrangeRows<
  Row extends { id: number },
  Column extends string,
  Field extends string,
>(
  rows: readonly Row[],
  params: Omit<ListParams<Column, Field>, 'page'>,
  shape: ClientSideListShape<Row, Column, Field>,
  language: Language,
): readonly Row[] {
  const found = searchRows(rows, params, shape, language);
  const sort = shownSort(params, shape);
  return sort ? sortRows(found, sort, shape.order) : found;
}

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
