import { plainAmount } from '../money/formatAmount';

/** The formats of an export, which are also the extensions of the file names. */
export type ExportFormat = 'csv' | 'xlsx';

export interface FileTask {
  format: ExportFormat;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** One column of an exported file. An empty text is an empty cell. */
export interface ExportColumn<Row> {
  header: string;
  cell: (row: Row) => string;
  /** If a workbook shows the cell as a number: its exact decimal (null if there is none) and Excel's number format. */
  number?: { of: (row: Row) => string | null; format: string };
}

export interface ExportTable<Row> {
  /** The first line of a CSV, which has none if this is undefined; the name of a workbook's sheet. */
  title?: string;
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

/** A column of amounts. A CSV has them with a decimal comma and without grouping, as Danish spreadsheets expect. */
export function amountColumn<Row>(
  header: string,
  of: (row: Row) => string | null,
): ExportColumn<Row> {
  return {
    header,
    cell: (row) => {
      const amount = of(row);
      return amount === null ? '' : plainAmount(amount, 'da');
    },
    number: { of, format: '#,##0.00####' },
  };
}

/**
 * Matches the start of a text that a spreadsheet may run as a formula. East Asian ones also accept full-width signs.
 * Others drop a NUL and evaluate the text after it.
 */
export const runsAsFormula = /^[=+\-@\t\r\n\0＝＋－＠]/;
