import type { Language } from '@/config/languages';
import { scaleDecimals } from '../money/fraction';
import type { ListParams, ListShape, Sort } from './listParams';

export type SortKeys<Row> = (rows: readonly Row[]) => readonly (number | bigint)[];

export function byNumber<Row>(read: (row: Row) => number): SortKeys<Row> {
  return (rows) => rows.map(read);
}

/** Sorts by an exact decimal ("1234.50"). An unknown value counts as the smallest. */
export function byDecimal<Row>(read: (row: Row) => string | null): SortKeys<Row> {
  return (rows) => {
    const decimals = rows.map(read);
    const scaled = scaleDecimals(decimals.map((decimal) => decimal ?? '0'));
    return scaled.map((key, index) => (decimals[index] === null ? -Infinity : key));
  };
}

/** The points within a Danish number. They are removed before the comparison, which would read "1.000" as 1. */
const groupingPoints = /(\d)\.(?=\d{3}(?!\d))/g;

/**
 * Sorts in Danish order (æ, ø, å last), and numbers by value. Ranks each distinct text once, because locale comparison
 * is slow.
 */
export function byText<Row>(read: (row: Row) => string): SortKeys<Row> {
  return (rows) => {
    const texts = rows.map((row) => read(row).replace(groupingPoints, '$1'));
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

/** Sorts rows by a column. Rows with equal values are in the order of their ids in both directions. */
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

export interface ClientSideListShape<
  Row,
  Column extends string,
  Field extends string,
> extends ListShape<Column, Field> {
  /** The order of the rows until the user chooses one. Null keeps the server's order. */
  defaultSort: Sort<Column> | null;
  order: Readonly<Record<Column, SortKeys<Row>>>;
  searched: Readonly<Record<Field, (row: Row, language: Language) => readonly string[]>>;
}

function normalise(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('da').replace(/\s+/g, ' ');
}

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

export function shownSort<Row, Column extends string, Field extends string>(
  { sort }: Pick<ListParams<Column, Field>, 'sort'>,
  { defaultSort }: ClientSideListShape<Row, Column, Field>,
): Sort<Column> | null {
  return sort ?? defaultSort;
}

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

/** A page of a list. `page` counts from 0. */
export interface RowPage<Row> {
  rows: Row[];
  total: number;
  perPage: number;
  page: number;
  pageCount: number;
}

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

/**
 * The numbers of the first and the last row, counted from 1, and of all rows. `count` selects the plural of
 * `table.rowCount`.
 */
export function rowCountOf({ rows, page, perPage, total }: RowPage<unknown>) {
  const from = page * perPage + 1;
  return { from, to: from + rows.length - 1, total, count: total };
}
