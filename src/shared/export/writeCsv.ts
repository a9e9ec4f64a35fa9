import type { ExportTable } from './csvText';
import { csvPieces } from './csvText';

/** The type of the file, as browsers and spreadsheets know it. */
export const csvType = 'text/csv;charset=utf-8';

/** A table whose rows are all there, and who wants to hear of it. */
export interface CsvTask<Row> extends ExportTable<Row> {
  rows: readonly Row[];
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

/** Lets the page answer in between. */
function nextTurn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
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
