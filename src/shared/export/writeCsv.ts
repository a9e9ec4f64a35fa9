import { nextTurn, type ExportTable } from './exportTable';

/** The type of the file, as browsers and spreadsheets know it. */
const csvType = 'text/csv;charset=utf-8';

/** `title` is a line of its own above the headings. */
export interface CsvTable<Row> extends ExportTable<Row> {
  title?: string;
}

/** So many rows make one piece of a file: a few milliseconds of work. */
const rowsPerPiece = 1000;

const separator = ';';
const lineEnd = '\r\n';
const needsQuotes = /[";\r\n]/;
// Full-width signs count as theirs where East Asian spreadsheets read them; others drop a NUL and read what follows it.
const runsAsFormula = /^[=+\-@\t\r\n\0＝＋－＠]/;
// Nearly every cell is plain, and one look at it is enough.
const needsCare = /[";\r\n]|^[=+\-@\t\0＝＋－＠]/;

/** A cell as it stands in the file: never a formula, and quoted where it would not be one cell otherwise (D16). */
export function csvCell(text: string): string {
  if (!needsCare.test(text)) return text;
  const safe = runsAsFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One piece of a file, and how many rows are in it and the pieces before it. */
export interface CsvPiece {
  text: string;
  rowCount: number;
}

/**
 * The file piece by piece, so that whoever writes it can pause, tell how far it is, and stop. It begins with the
 * mark that spreadsheets know UTF-8 by, and has `;` between cells and CRLF between lines (D16).
 */
export function* csvPieces<Row>({
  title,
  columns,
  rows,
}: Pick<CsvTable<Row>, 'title' | 'columns' | 'rows'>): Generator<CsvPiece> {
  const readers = columns.map(({ cell }) => cell);
  // Every line is joined from this one list, by index: a list for each row takes a quarter longer.
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

/**
 * Writes rows to a file (D16), with a pause after each piece so that the page goes on answering. Load it when it is
 * used (`makeListFile`). Rejects with the signal's reason once that is aborted.
 */
export async function writeCsv<Row>({
  signal,
  onProgress,
  ...table
}: CsvTable<Row>): Promise<Blob> {
  const parts: Blob[] = [];
  for (const { text, rowCount } of csvPieces(table)) {
    signal?.throwIfAborted();
    parts.push(new Blob([text]));
    onProgress?.(rowCount, table.rows.length);
    if (rowCount < table.rows.length) await nextTurn();
  }
  return new Blob(parts, { type: csvType });
}
