import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectPreferences } from '../preferences/preferences.slice';

export type MarkTone = 'yes' | 'no' | 'warning';

/** A status in a cell, shown as a tick, cross or warning. Its text is a tooltip in a column, and visible on a card. */
export interface Mark {
  tone: MarkTone;
  text: string;
  /** Shown instead of a `text` that repeats the heading: in print, and on a card with the `cardPlace` 'number'. */
  shortText?: string;
  /** Shown on a card, where no heading is beside it, instead of a `text` that is too long there. */
  cardText?: string;
  /** True if the tooltip says more than its column does, so that it must be reachable by keyboard. */
  isFocusable?: boolean;
}

interface ColumnBase<Row> {
  header: string;
  /** The header with soft hyphens, so that a long word can wrap. */
  shownHeader?: string;
  /** The cell names its row to screen readers. One column of a table has this. */
  isRowHeader?: boolean;
  /** The name of the row, if its cell contains more than that. */
  rowName?: (row: Row) => string;
  /** The checkboxes that select all rows and one row. They are in the first column that is shown. */
  checkbox?: { ofAll: ReactNode; of: (row: Row) => ReactNode };
  /** Printed instead of the cell, if the cell contains only a button. */
  paperText?: string;
  isNumeric?: boolean;
  /** How a card shows the cell: beside its heading, as an icon, as a number without heading, or not at all. */
  cardPlace?: 'fact' | 'mark' | 'number' | 'none';
  /** The minimum width in rem of a table that shows this column. Cards always show it. */
  fitsFrom?: 48 | 60;
  /** The content of a cell. `isOpen` is true if this row's record is open beside the list. */
  cell?: (row: Row, isOpen: boolean) => ReactNode;
  /** The mark that the cell shows. If it is null, the row shows its `cell` instead. */
  mark?: (row: Row) => Mark | null;
}

/** `SortId` is the type of the ids of the sortable columns. */
export type Column<Row, SortId extends string> = ColumnBase<Row> &
  ({ id: SortId; isSortable: true } | { id: string; isSortable?: false });

/**
 * Lets a Danish compound wrap between its words ("Registrerings-nummer"), because not every browser hyphenates Danish.
 */
export function hyphenatedHeader(header: string) {
  return {
    header,
    shownHeader: header.replace(
      /(\p{L}{4})(nummer|register|skade|område|forsikring)$/u,
      '$1\u00AD$2',
    ),
  };
}

/** Makes the first letter lower case, for a label within a sentence, unless it is part of an abbreviation. */
export function inSentence(label: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

export type ColumnHead = Pick<Column<never, string>, 'id' | 'header' | 'isRowHeader'>;

export function canHide({ id, isRowHeader }: ColumnHead): boolean {
  return !isRowHeader && id !== 'actions';
}

export const hiddenKey = (list: string, { id }: ColumnHead) => `${list}.${id}`;

export function useShownColumns<Row, SortId extends string>(
  list: string,
  columns: readonly Column<Row, SortId>[],
): readonly Column<Row, SortId>[] {
  const hidden = useSelector(selectPreferences).hiddenColumns;
  return useMemo(
    () => columns.filter((it) => !canHide(it) || !hidden.includes(hiddenKey(list, it))),
    [list, columns, hidden],
  );
}
