import type { ReactNode } from 'react';

interface ColumnBase<Row> {
  header: string;
  /** The heading as it is shown, where it differs: with soft hyphens, so that a long word can wrap. */
  shownHeader?: string;
  /** The cell that names its row to a screen reader. One column of a table has it. */
  isRowHeader?: boolean;
  /** Amounts, one below the other. */
  isNumeric?: boolean;
  /**
   * Where it stands on a card of few lines: beside its heading, before it as the mark of an icon, as a number that speaks for
   * itself, or not at all, as it is a press away.
   */
  cardPlace?: 'fact' | 'mark' | 'number' | 'none';
  cell: (row: Row) => ReactNode;
}

/** A column of a table: its heading, and what a row shows there. `SortId` names those that sort. */
export type Column<Row, SortId extends string> = ColumnBase<Row> &
  ({ id: SortId; isSortable: true } | { id: string; isSortable?: false });

/**
 * A heading whose Danish compound can wrap where its words meet ("Registrerings-nummer"): not every browser
 * knows how to hyphenate Danish.
 */
export function hyphenatedHeader(header: string) {
  return {
    header,
    shownHeader: header.replace(
      /(?<=\p{L}{4})(nummer|register|skade|område|forsikring)$/u,
      '\u00AD$1',
    ),
  };
}
