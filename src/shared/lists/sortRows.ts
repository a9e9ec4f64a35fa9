import { scaleDecimals } from '../money/scaleDecimals';
import type { Sort } from './listParams';

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
