/** The kinds of file that a list is exported as, by the ends of their names. */
export type ExportFormat = 'csv' | 'xlsx';

/** What makes a file hears of: its format, when to stop, and whom to tell how far it is. */
export interface FileTask {
  format: ExportFormat;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** One column of an exported file: its heading, and what it says of a row (D16). An empty text is an empty cell. */
export interface ExportColumn<Row> {
  header: string;
  cell: (row: Row) => string;
  /** For a workbook: the exact decimal that the text shows, null where there is none, and Excel's name of how it is shown. */
  number?: { of: (row: Row) => string | null; format: string };
}

/** What a file is made of, and who wants to hear of it. */
export interface ExportTable<Row> {
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

/** An amount of money, in Excel's words: grouped, with two decimals and no more than it has. */
export const amountFormat = '#,##0.00####';

/** Lets the page answer while a file is written. */
export function nextTurn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
