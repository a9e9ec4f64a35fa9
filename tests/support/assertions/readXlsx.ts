import { inflateRawSync } from 'node:zlib';

/** A cell as the sheet's XML has it: text is never a formula, and a number keeps its digits. */
interface XlsxCell {
  kind: 'text' | 'number';
  value: string;
  isBold: boolean;
  /** How a spreadsheet shows it; `@` keeps text as text when the cell is edited. */
  format: string;
}

interface Xlsx {
  sheet: string;
  /** The first row stays in sight while the others scroll. */
  hasFrozenHead: boolean;
  widths: number[];
  /** Row by row, from A on; null is an empty cell. */
  rows: (XlsxCell | null)[][];
}

/** The files of a ZIP archive, by its central directory. */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const isDeflated = zip.readUInt16LE(at + 10) === 8;
    files.set(name, (isDeflated ? inflateRawSync(packed) : packed).toString('utf8'));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of the XML as a spreadsheet reads it: `_x000D_` is a return. */
const textOf = (xml: string) =>
  xml
    .replace(/&(\w+);/g, (_all, name: string) => signs[name] ?? '?')
    .replace(/_x([\dA-F]{4})_/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));

const attribute = (xml: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1];

const elements = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*[^/>])?(?:/>|>.*?</${name}>)`, 'gs'))].map(
    ([element]) => element,
  );

const columnOf = (reference: string) =>
  Array.from(reference.replace(/\d/g, '')).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );

function cellOf(xml: string, styles: { isBold: boolean; format: string }[]): XlsxCell | null {
  const type = attribute(xml, 't') ?? 'n';
  if (xml.includes('<f')) throw new Error(`A formula: ${xml}`);
  if (!xml.includes('</c>')) return null;
  if (type !== 'inlineStr' && type !== 'n') throw new Error(`Another kind of cell: ${xml}`);
  const style = styles[Number(attribute(xml, 's') ?? 0)] ?? { isBold: false, format: 'General' };
  const [, value = ''] = /<(?:t|v)(?: [^>]*)?>(.*?)<\/(?:t|v)>/s.exec(xml) ?? [];
  return { kind: type === 'n' ? 'number' : 'text', value: textOf(value), ...style };
}

function stylesOf(xml: string) {
  const fonts = elements(/<fonts.*<\/fonts>/s.exec(xml)?.[0].slice(6) ?? '', 'font');
  const formats = new Map(
    elements(xml, 'numFmt').map((one) => [
      attribute(one, 'numFmtId'),
      textOf(attribute(one, 'formatCode') ?? ''),
    ]),
  );
  const builtIn = new Map([
    ['0', 'General'],
    ['1', '0'],
    ['49', '@'],
  ]);
  return elements(/<cellXfs.*<\/cellXfs>/s.exec(xml)?.[0].slice(8) ?? '', 'xf').map((one) => ({
    isBold: fonts[Number(attribute(one, 'fontId'))]?.includes('<b/>') ?? false,
    format:
      formats.get(attribute(one, 'numFmtId')) ??
      builtIn.get(attribute(one, 'numFmtId') ?? '') ??
      '?',
  }));
}

/** jsdom's blobs have a reader alone. */
async function bytesOf(file: Blob): Promise<Buffer> {
  if ('arrayBuffer' in file) return Buffer.from(await file.arrayBuffer());
  const reader = new FileReader();
  const read = new Promise((done) => reader.addEventListener('load', done));
  reader.readAsArrayBuffer(file);
  await read;
  return Buffer.from(reader.result as ArrayBuffer);
}

/** An exported workbook, read off the XML that is in it: what a spreadsheet makes of it is not left to the library that wrote it. */
export async function readXlsx(file: Blob): Promise<Xlsx> {
  const files = unzip(await bytesOf(file));
  const part = (name: string) => {
    const xml = files.get(name);
    if (xml === undefined) throw new Error(`${name} is not in the workbook.`);
    return xml;
  };
  const styles = stylesOf(part('xl/styles.xml'));
  const sheet = part('xl/worksheets/sheet1.xml');
  return {
    sheet: attribute(elements(part('xl/workbook.xml'), 'sheet')[0] ?? '', 'name') ?? '',
    hasFrozenHead: /<pane [^>]*ySplit="1"[^>]*state="frozen"/.test(sheet),
    widths: elements(sheet, 'col').map((one) => Number(attribute(one, 'width'))),
    rows: elements(sheet, 'row').map((row) => {
      const cells: (XlsxCell | null)[] = [];
      for (const cell of elements(row, 'c')) {
        cells[columnOf(attribute(cell, 'r') ?? '') - 1] = cellOf(cell, styles);
      }
      return Array.from(cells, (cell) => cell ?? null);
    }),
  };
}

/** The cells' values alone, empty where there is none. */
export const valuesOf = ({ rows }: Xlsx): string[][] =>
  rows.map((row) => row.map((cell) => cell?.value ?? ''));
