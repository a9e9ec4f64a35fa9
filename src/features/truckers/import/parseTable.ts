import { parse } from 'papaparse';
import type { TextKey } from '@/i18n/i18n';

/** The text of a file, cut into cells. */
export interface Table {
  /** Of columns that have none, nothing; none at all where the first row is a haulier. */
  headers: readonly string[];
  rows: readonly (readonly string[])[];
  /** How many columns the widest row has. */
  width: number;
}

/** More would not fit into the journal of a run, which lies in the tab's storage. */
const mostRows = 1000;

const largestBytes = 2_000_000;

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads UTF-8, UTF-16 or Windows-1252, which Excel saves in. Resolves with why the file cannot be read, if so. */
export async function readTextFile(file: Blob): Promise<{ text: string } | { error: TextKey }> {
  if (file.size > largestBytes) return { error: 'import.tooLarge' };
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (text.includes('\0')) return { error: 'import.notText' };
  return text.trim() === '' ? { error: 'import.empty' } : { text };
}

/** A cell as it was typed: without what spreadsheets, and our own files, put before text that looks like a formula. */
function cleanCell(cell: string): string {
  return cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=[=+\-@])/, '');
}

const looksLikeData = (cell: string) => /@|\d{4}/.test(cell);

/** Takes commas, semicolons and tabs. Returns why the text is no table, if so. */
export function parseTable(text: string): Table | { error: TextKey } {
  const { data, errors } = parse<string[]>(text, {
    delimitersToGuess: ['\t', ';', ','],
    skipEmptyLines: 'greedy',
  });
  if (errors.some(({ type }) => type === 'Quotes')) return { error: 'import.openQuote' };
  const lines = data.map((cells) => cells.map(cleanCell));
  const [first = []] = lines;
  const hasHeaders = !first.some(looksLikeData);
  const rows = hasHeaders ? lines.slice(1) : lines;
  if (rows.length === 0) return { error: 'import.empty' };
  if (rows.length > mostRows) return { error: 'import.tooManyRows' };
  const width = lines.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  return { headers: hasHeaders ? first : [], rows, width };
}
