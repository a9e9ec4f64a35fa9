import type { Language } from '@/config/languages';
import { formatAmount, plainAmount } from '@/shared/money/formatAmount';
import { isSameAmount } from '@/shared/money/fraction';
import { parseAmount } from '@/shared/money/parseAmount';
import {
  cellErrors,
  draftKey,
  isChange,
  seenOf,
  type CellDraft,
  type CellDrafts,
} from './cellDrafts';
import type { MatrixCell, MatrixGroup } from './priceMatrix';

/** The row and the column of a cell, counted from 0. */
export interface Position {
  row: number;
  column: number;
}

/** A range of cells, as two opposite corners in any order. `from` is the focused cell. */
export interface Range {
  from: Position;
  to: Position;
}

/** The cells of one area, row by row. */
export type Grid = readonly (readonly MatrixCell[])[];

export const gridOf = (groups: readonly MatrixGroup[]): Grid =>
  groups.flatMap(({ rows }) => rows.map(({ cells }) => cells));

function boundsOf({ from, to }: Range) {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  };
}

export function isInRange(range: Range | null, row: number, column: number): boolean {
  if (!range) return false;
  const { top, bottom, left, right } = boundsOf(range);
  return row >= top && row <= bottom && column >= left && column <= right;
}

export function sizeOf(range: Range): number {
  const { top, bottom, left, right } = boundsOf(range);
  return (bottom - top + 1) * (right - left + 1);
}

/**
 * The price that copy and paste use: the first of a cell. Others with the same choices can only be edited one by one.
 */
const seenAt = ({ prices }: MatrixCell) => prices[0] ?? null;

const draftAt = (cell: MatrixCell, drafts: CellDrafts) =>
  drafts.get(draftKey({ place: cell.place, seen: seenAt(cell) }));

/** The amount of a cell as text for a spreadsheet: with a decimal sign, without grouping. */
function textAt(cell: MatrixCell, drafts: CellDrafts, language: Language): string {
  const draft = draftAt(cell, drafts);
  const amount = draft ? parseAmount(draft.text) : (seenAt(cell)?.premium ?? null);
  return amount === null ? (draft?.text ?? '') : plainAmount(amount, language);
}

/** Formats a range as spreadsheets copy it: tabs between cells, one line per row. */
export function copyRange(
  range: Range,
  grid: Grid,
  drafts: CellDrafts,
  language: Language,
): string {
  const { top, bottom, left, right } = boundsOf(range);
  return grid
    .slice(top, bottom + 1)
    .map((row) =>
      row
        .slice(left, right + 1)
        .map((cell) => textAt(cell, drafts, language))
        .join('\t'),
    )
    .join('\r\n');
}

/** Makes a draft from a pasted or copied text; null if the text changes nothing or the cell is being saved. */
function draftOf(
  cell: MatrixCell,
  text: string,
  drafts: CellDrafts,
  language: Language,
): CellDraft | null {
  const before = draftAt(cell, drafts);
  const price = seenAt(cell);
  const amount = parseAmount(text);
  const messages = cellErrors(text);
  const draft: CellDraft = {
    place: cell.place,
    seen: seenOf({ price, draft: before }),
    text: amount === null || messages.length > 0 ? text : formatAmount(amount, language),
    phase: 'typed',
    messages,
    kickbacks: before?.kickbacks,
    isAsSaved: amount !== null && isSameAmount(amount, price?.premium ?? null),
  };
  return isChange(draft, drafts) ? draft : null;
}

/**
 * True for a text that may be a heading. A spreadsheet error (#I/T) or a dash with a currency is not: it replaces an
 * amount.
 */
const isWord = (text: string) =>
  parseAmount(text) === null &&
  /\p{L}/u.test(text) &&
  !text.startsWith('#') &&
  !/^[\p{Pd}\u2212\s]*(?:kr\.?|dkk)[\p{Pd}\u2212\s]*$/iu.test(text);

/**
 * True for cells that may be headings. Headings differ from each other; the same word in all cells means missing
 * amounts.
 */
function isHeading(cells: readonly string[]): boolean {
  const texts = cells.filter((cell) => cell !== '');
  const isOneForAll = texts.length > 1 && new Set(texts).size === 1;
  return texts.length > 0 && !isOneForAll && texts.every(isWord);
}

/** The number of leading items for which `matches` returns true. */
function countWhile<Item>(items: readonly Item[], matches: (item: Item) => boolean): number {
  const end = items.findIndex((item) => !matches(item));
  return end < 0 ? items.length : end;
}

/** A copied block without its headings, and the texts of the headings. */
interface CopiedBlock {
  cells: string[][];
  headings: string[];
}

/**
 * Removes the headings above and beside the amounts of a copied table. A word may also replace an amount, and removing
 * such a row or column would move all amounts. So this removes headings in two cases only: they are above and beside
 * the amounts and leave the corner empty, or they are exactly the rows and columns that the grid has no room for.
 */
export function withoutHeadings(block: readonly (readonly string[])[], grid: Grid): CopiedBlock {
  const width = Math.max(...block.map((row) => row.length));
  const rows = block.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  const columnsFrom = (top: number) =>
    Array.from({ length: width }, (_, at) => rows.slice(top).map((row) => row[at] ?? ''));
  const cut = (top: number, left: number): CopiedBlock => ({
    cells: rows.slice(top).map((row) => row.slice(left)),
    headings: [...rows.slice(0, top).flat(), ...columnsFrom(top).slice(0, left).flat()].filter(
      (text, at, all) => text !== '' && all.indexOf(text) === at,
    ),
  });
  if (!rows.flat().some((cell) => parseAmount(cell) !== null)) return cut(0, 0);

  const isOutside = (cells: readonly string[]) => cells[0] === '' && isHeading(cells);
  const above = countWhile(rows, isOutside);
  const beside = countWhile(columnsFrom(0), isOutside);
  const hasCorner = rows.slice(0, above).every((row) => row.slice(0, beside).join('') === '');
  const framed = cut(above, beside);
  if (above > 0 && beside > 0 && hasCorner && framed.headings.length > 1) return framed;

  /** The number of leading items that do not fit into the grid; 0 unless all of them are headings. */
  const excessOf = (items: readonly (readonly string[])[], room: number) => {
    const excess = Math.max(items.length - room, 0);
    return countWhile(items, isHeading) >= excess ? excess : 0;
  };
  const top = excessOf(rows, grid.length);
  return cut(top, excessOf(columnsFrom(top), grid[0]?.length ?? 0));
}

type Paste = { drafts: readonly CellDraft[] } | { isTooLarge: true; rows: number; columns: number };

/** Pastes a block, starting at the upper left cell of the range. A single amount fills the whole range. */
export function pasteInto(
  range: Range,
  block: readonly (readonly string[])[],
  grid: Grid,
  drafts: CellDrafts,
  language: Language,
): Paste {
  const { top, bottom, left, right } = boundsOf(range);
  const rows = block.length;
  const columns = Math.max(...block.map((row) => row.length));
  const isOne = rows === 1 && columns === 1;
  const textFor = (row: number, column: number) =>
    (isOne ? block[0]?.[0] : block[row - top]?.[column - left]) ?? '';
  const last = isOne
    ? { row: bottom, column: right }
    : { row: top + rows - 1, column: left + columns - 1 };
  if (last.row >= grid.length || last.column >= (grid[0]?.length ?? 0)) {
    return { isTooLarge: true, rows, columns };
  }
  const pasted: CellDraft[] = [];
  for (let row = top; row <= last.row; row += 1) {
    for (let column = left; column <= last.column; column += 1) {
      const cell = grid[row]?.[column];
      const text = textFor(row, column);
      const draft = cell && text !== '' ? draftOf(cell, text, drafts, language) : null;
      if (draft) pasted.push(draft);
    }
  }
  return { drafts: pasted };
}

/** Copies the top row of a range to the rows below. */
export function fillDown(
  range: Range,
  grid: Grid,
  drafts: CellDrafts,
  language: Language,
): CellDraft[] {
  const { top, bottom, left, right } = boundsOf(range);
  const filled: CellDraft[] = [];
  for (let column = left; column <= right; column += 1) {
    const first = grid[top]?.[column];
    const text = first ? textAt(first, drafts, language) : '';
    for (let row = top + 1; row <= bottom; row += 1) {
      const cell = grid[row]?.[column];
      const draft = cell && text !== '' ? draftOf(cell, text, drafts, language) : null;
      if (draft) filled.push(draft);
    }
  }
  return filled;
}
