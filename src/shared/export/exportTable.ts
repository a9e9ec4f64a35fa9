import { plainAmount } from '../money/formatAmount';

/** The ends of the file names. */
export type ExportFormat = 'csv' | 'xlsx';

export interface FileTask {
  format: ExportFormat;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** One column of an exported file (D16). An empty text is an empty cell. */
export interface ExportColumn<Row> {
  header: string;
  cell: (row: Row) => string;
  /** For a workbook: the exact decimal that the text shows, null where there is none, and Excel's name of how it is shown. */
  number?: { of: (row: Row) => string | null; format: string };
}

export interface ExportTable<Row> {
  /** The first line of a CSV, unless it has none; the name of a sheet. */
  title?: string;
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

/** Amounts: in a CSV with a decimal comma and no grouping, as Danish spreadsheets read them. */
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

/** Lets the page answer while a file is written. */
export function nextTurn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
