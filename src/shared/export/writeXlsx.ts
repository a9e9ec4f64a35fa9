import { writeXlsxStream, type CellStyle, type CellValue, type ColumnDef } from 'hucre/xlsx';
import { nextTask } from '@/config/nextTask';
import { withoutZeros } from '../money/fraction';
import type { ExportColumn, ExportTable } from './exportTable';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The number of rows that are written between two pauses. Writing them takes about ten milliseconds. */
const rowsPerPiece = 500;

/** Excel's text format. Edited cells stay text, even if they look like a number or a formula. */
const textFormat = '@';

/** The style of header cells. It names the default font of `hucre`, because a bold font would not inherit it. */
const headStyle: CellStyle = { font: { name: 'Calibri', size: 11, bold: true } };

/** Cells wrap their text: otherwise the lines of a text with line breaks would overlap. */
const alignment = { wrapText: true, vertical: 'top' } as const;

/** The number of digits that Excel keeps. It replaces further digits with zeros. */
const exactDigits = 15;

/** The longest text of a cell. Excel reports a file as damaged if a cell has a longer one. */
const maxTextLength = 32_767;

/**
 * Returns a text in a form that a cell can contain. XML cannot contain lone surrogates, U+FFFE and U+FFFF. In this
 * format `_x0041_` means an A, so a text that looks like this must be escaped.
 */
function asText(text: string): string | null {
  if (text === '') return null;
  return text
    .slice(0, maxTextLength)
    .replace(/[\uFFFE\uFFFF]|\p{Surrogate}/gu, '\uFFFD')
    .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');
}

/** Makes the name of a sheet from the title: Excel refuses these characters there, and more than 31 characters. */
const sheetNameOf = (title: string) => title.replace(/[[\]:*?/\\]/g, '').slice(0, 31);

function cellOf<Row>({ cell, number }: ExportColumn<Row>, row: Row): CellValue {
  const decimal = number?.of(row);
  const isExact =
    decimal && withoutZeros(decimal).replace(/^-?[0.]*|\./g, '').length <= exactDigits;
  return isExact ? Number(decimal) : asText(cell(row));
}

/** The width of a column in characters: fits the header and the first 200 rows, within limits. */
function widthOf<Row>({ header, cell }: ExportColumn<Row>, rows: readonly Row[]): number {
  const lines = [header, ...rows.slice(0, 200).flatMap((row) => cell(row).split('\n'))];
  const longest = lines.reduce((length, line) => Math.max(length, line.length), 0);
  return Math.min(Math.max(longest + 2, 10), 60);
}

/**
 * Writes every text as text, whatever it looks like. Pauses so that the page stays responsive; rejects with the reason
 * of an aborted signal.
 */
export async function writeXlsx<Row>(task: ExportTable<Row> & { title: string }): Promise<Blob> {
  const { title, columns, rows, signal, onProgress } = task;
  let isHead = true;
  const sheetColumns = columns.map((column): ColumnDef => {
    const style: CellStyle = { numFmt: column.number?.format ?? textFormat, alignment };
    return {
      header: column.header,
      width: widthOf(column, rows),
      // `hucre` has column styles only, and reads them for each cell. It writes the header cells before the first row,
      // so a getter can give them another style.
      get style() {
        return isHead ? headStyle : style;
      },
    };
  });
  async function* cells() {
    isHead = false;
    for (const [index, row] of rows.entries()) {
      yield columns.map((column) => cellOf(column, row));
      const done = index + 1;
      if (done % rowsPerPiece > 0 && done < rows.length) continue;
      onProgress?.(done, rows.length);
      await nextTask();
      signal?.throwIfAborted();
    }
  }
  const stream = writeXlsxStream(cells(), {
    name: sheetNameOf(title),
    columns: sheetColumns,
    freezePane: { rows: 1 },
  });
  const parts: BlobPart[] = [];
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value as BlobPart);
  }
  return new Blob(parts, { type: xlsxType });
}
