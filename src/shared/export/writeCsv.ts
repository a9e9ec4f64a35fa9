import { nextTask } from '@/config/nextTask';
import { runsAsFormula, type ExportTable } from './exportTable';

const csvType = 'text/csv;charset=utf-8';

/** The number of rows that are written between two pauses. Writing them takes a few milliseconds. */
const rowsPerPiece = 1000;

const separator = ';';
const lineEnd = '\r\n';
// Also quote cells with commas and tabs: some spreadsheets separate by these as well, and would split amounts.
const needsQuotes = /[",;\t\r\n]/;

/** Formats a text as a cell of a CSV. A leading `'` keeps a spreadsheet from running it as a formula. */
export function csvCell(text: string): string {
  const safe = runsAsFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

interface CsvPiece {
  text: string;
  rowCount: number;
}

/**
 * Yields the file in pieces, so that the writer can pause, report its progress and stop. The first piece starts with a
 * BOM, by which spreadsheets recognise UTF-8.
 */
export function* csvPieces<Row>({
  title,
  columns,
  rows,
}: Pick<ExportTable<Row>, 'title' | 'columns' | 'rows'>): Generator<CsvPiece> {
  const readers = columns.map(({ cell }) => cell);
  // Each line reuses this array: a new array per row takes a quarter longer.
  const cells = columns.map(({ header }) => csvCell(header));
  const head = cells.join(separator);
  let lines = title === undefined ? [head] : [csvCell(title), head];
  let start = '\uFEFF';
  let rowCount = 0;
  for (const row of rows) {
    for (let column = 0; column < readers.length; column += 1) {
      const read = readers[column];
      if (read) cells[column] = csvCell(read(row));
    }
    lines.push(cells.join(separator));
    rowCount += 1;
    if (lines.length >= rowsPerPiece) {
      yield { text: start + lines.join(lineEnd), rowCount };
      start = lineEnd;
      lines = [];
    }
  }
  if (lines.length > 0) yield { text: start + lines.join(lineEnd), rowCount };
}

/** Pauses after each piece so that the page stays responsive. Rejects with the reason of an aborted signal. */
export async function writeCsv<Row>({
  signal,
  onProgress,
  ...table
}: ExportTable<Row>): Promise<Blob> {
  const parts: Blob[] = [];
  for (const { text, rowCount } of csvPieces(table)) {
    signal?.throwIfAborted();
    parts.push(new Blob([text]));
    onProgress?.(rowCount, table.rows.length);
    if (rowCount < table.rows.length) await nextTask();
  }
  return new Blob(parts, { type: csvType });
}
