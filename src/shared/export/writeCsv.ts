import { csvPieces } from './csvText';
import { nextTurn, type ExportTable } from './exportTable';

/** The type of the file, as browsers and spreadsheets know it. */
export const csvType = 'text/csv;charset=utf-8';

/** `title` is a line of its own above the headings. */
export interface CsvTask<Row> extends ExportTable<Row> {
  title?: string;
}

/**
 * Writes rows to a file (D16), with a pause after each piece so that the page goes on answering. Load it when it is
 * used: `await import('@/shared/export/writeCsv')`. Rejects with the signal's reason once that is aborted.
 */
export async function writeCsv<Row>({ signal, onProgress, ...table }: CsvTask<Row>): Promise<Blob> {
  const parts: Blob[] = [];
  for (const { text, rowCount } of csvPieces(table)) {
    signal?.throwIfAborted();
    parts.push(new Blob([text]));
    onProgress?.(rowCount, table.rows.length);
    if (rowCount < table.rows.length) await nextTurn();
  }
  return new Blob(parts, { type: csvType });
}
