import type { ExportTable } from './exportTable';

/** `title` is a line of its own above the headings. */
export interface CsvTable<Row> extends Pick<ExportTable<Row>, 'columns'> {
  title?: string;
  rows: Iterable<Row>;
}

/** So many rows make one piece of a file: a few milliseconds of work. */
const rowsPerPiece = 2000;

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
export function* csvPieces<Row>({ title, columns, rows }: CsvTable<Row>): Generator<CsvPiece> {
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
