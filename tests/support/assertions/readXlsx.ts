import { readXlsx as read } from 'hucre/xlsx';

/** A parsed cell. `readXlsx` throws if a cell contains a formula. */
interface XlsxCell {
  kind: 'text' | 'number';
  value: string;
  isBold: boolean;
  /** The number format; `@` keeps text as text when the user edits the cell. */
  format: string;
}

interface Xlsx {
  sheet: string;
  /** The first row stays visible while the others scroll. */
  hasFrozenHead: boolean;
  widths: (number | undefined)[];
  /** Cells per row, from column A; null is an empty cell. */
  rows: (XlsxCell | null)[][];
}

/** jsdom's blobs have no `arrayBuffer`; only a FileReader can read them. */
async function bytesOf(file: Blob): Promise<Uint8Array> {
  if ('arrayBuffer' in file) return new Uint8Array(await file.arrayBuffer());
  const reader = new FileReader();
  const loaded = new Promise((done) => reader.addEventListener('load', done));
  reader.readAsArrayBuffer(file);
  await loaded;
  return new Uint8Array(reader.result as ArrayBuffer);
}

/** Parses the first sheet of an exported workbook. */
export async function readXlsx(file: Blob): Promise<Xlsx> {
  const { sheets } = await read(await bytesOf(file), { readStyles: true });
  const [sheet] = sheets;
  if (!sheet) throw new Error('The workbook has no sheet.');
  return {
    sheet: sheet.name,
    hasFrozenHead: sheet.freezePane?.rows === 1,
    widths: (sheet.columns ?? []).map(({ width }) => width),
    rows: sheet.rows.map((row, y) =>
      row.map((value, x): XlsxCell | null => {
        if (value === null) return null;
        const { type, formula, style } = sheet.cells?.get(`${y},${x}`) ?? {};
        if (formula !== undefined) throw new Error(`A cell contains the formula ${formula}.`);
        if (type !== 'string' && type !== 'number') throw new Error(`A cell has the type ${type}.`);
        return {
          kind: type === 'number' ? 'number' : 'text',
          value: String(value),
          isBold: style?.font?.bold ?? false,
          format: style?.numFmt ?? 'General',
        };
      }),
    ),
  };
}

/** The values of the cells; '' for an empty one. */
export const valuesOf = ({ rows }: Xlsx): string[][] =>
  rows.map((row) => row.map((cell) => cell?.value ?? ''));
