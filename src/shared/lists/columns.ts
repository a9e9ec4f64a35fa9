import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectPreferences } from '../preferences/preferences.slice';

export type MarkTone = 'yes' | 'no' | 'warning';

/** A tick, cross or warning, whose text is a tip beside columns and stands beside it on a card. */
export interface Mark {
  tone: MarkTone;
  text: string;
  /** Replaces `text` on a card and on paper, where it would repeat the label beside it. */
  shortText?: string;
  /** True where the tip tells more than its column does, so that the keyboard can reach it too. */
  isFocusable?: boolean;
}

interface ColumnBase<Row> {
  header: string;
  /** With soft hyphens, so that a long word can wrap. */
  shownHeader?: string;
  /** The cell that names its row to a screen reader. One column of a table has it. */
  isRowHeader?: boolean;
  /** What the row is called, where its cell has more than that. */
  rowName?: (row: Row) => string;
  /** Stands before the heading, such as a box that chooses all rows. */
  beforeHeading?: ReactNode;
  /** On paper, in place of a button that is all that `cell` gives. */
  paperText?: string;
  isNumeric?: boolean;
  /** On a card: beside its heading, as an icon, as a number without heading, or not at all. */
  cardPlace?: 'fact' | 'mark' | 'number' | 'none';
  /** How wide a table must be to have it, in rem; a card has it all the same. */
  fitsFrom?: 48 | 60;
  cell?: (row: Row) => ReactNode;
  /** Where it gives none the row has its `cell`. */
  mark?: (row: Row) => Mark | null;
}

/** `SortId` names the columns that sort. */
export type Column<Row, SortId extends string> = ColumnBase<Row> &
  ({ id: SortId; isSortable: true } | { id: string; isSortable?: false });

/** Lets a Danish compound wrap where its words meet ("Registrerings-nummer"): not every browser hyphenates Danish. */
export function hyphenatedHeader(header: string) {
  return {
    header,
    shownHeader: header.replace(
      /(?<=\p{L}{4})(nummer|register|skade|område|forsikring)$/u,
      '\u00AD$1',
    ),
  };
}

/** Lowers the first letter, unless it is part of an abbreviation. */
export function inSentence(label: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

type ColumnHead = Pick<Column<never, string>, 'id' | 'header' | 'isRowHeader'>;

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
