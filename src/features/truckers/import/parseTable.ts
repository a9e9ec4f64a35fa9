import { parse } from 'papaparse';
import type { TextKey } from '@/i18n/i18n';
import { parseCopiedCells } from '@/shared/clipboard/parseCopiedCells';
import { runsAsFormula } from '@/shared/export/exportTable';
import { fieldOfHeader, type Table } from './columns';

/** The most rows of an import. More would not fit into the journal of a run, which is kept in the tab's storage. */
const maxRows = 1000;

const maxBytes = 2_000_000;

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

/**
 * Decodes UTF-8, UTF-16 and Windows-1252, which Excel writes. `error`: the file is too large, empty or not text, or was
 * moved or locked after it was chosen.
 */
export async function readTextFile(file: Blob): Promise<{ text: string } | { error: TextKey }> {
  if (file.size > maxBytes) return { error: 'import.tooLarge' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { error: 'import.unreadable' };
  const text = decode(new Uint8Array(bytes));
  if (text.includes('\0')) return { error: 'import.notText' };
  return text.trim() === '' ? { error: 'import.empty' } : { text };
}

/** Removes the `="…"` or `'` that spreadsheets and our own exports add so that a text is not a formula. */
function cleanCell(cell: string): string {
  const text = cell.trim().replace(/^="(.*)"$/s, '$1');
  return text.startsWith("'") && runsAsFormula.test(text.slice(1)) ? text.slice(1).trim() : text;
}

/** Matches six digits or more, such as a phone number or "CVR 12 34 56 78". Such a cell is data, not a header. */
const hasLongNumber = (cell: string) => /(?:\d\D*){6}/.test(cell);
const looksLikeData = (cell: string) => /@|\d{4}/.test(cell) || hasLongNumber(cell);

/**
 * True if the first line contains headers. If a header looks like data, such as "Telefon 2024", most of them must be
 * known headers.
 */
function areHeaders(line: readonly string[]): boolean {
  const known = line.filter((cell) => fieldOfHeader(cell) !== null && !hasLongNumber(cell));
  const filled = line.filter((cell) => cell !== '');
  return !line.some(looksLikeData) || known.length > filled.length / 2;
}

function toTable(cells: readonly string[][]): Table | { error: TextKey } {
  const lines = cells.map((line) => line.map(cleanCell));
  const [first = []] = lines;
  const hasHeaders = areHeaders(first);
  const rows = hasHeaders ? lines.slice(1) : lines;
  if (rows.length === 0) return { error: 'import.empty' };
  if (rows.length > maxRows) return { error: 'import.tooManyRows' };
  const width = lines.reduce((widest, line) => Math.max(widest, line.length), 0);
  return { headers: hasHeaders ? first : [], rows, width };
}

const declaration = /^sep=([,;\t])\r?\n/i;

/** Accepts commas, semicolons and tabs as separators. A first line like sep=; is for Excel and names the separator. */
export function parseTable(text: string): Table | { error: TextKey } {
  const [declared, separator] = declaration.exec(text) ?? [''];
  const { data, errors } = parse<string[]>(text.slice(declared.length), {
    ...(separator && { delimiter: separator }),
    delimitersToGuess: ['\t', ';', ','],
    skipEmptyLines: 'greedy',
  });
  if (errors.some(({ type }) => type === 'Quotes')) return { error: 'import.openQuote' };
  return toTable(data);
}

/**
 * True for rows copied from a spreadsheet, which have tabs between the cells of a line. If every cell is in quotes, the
 * text is a CSV, because only programs that write a CSV do that.
 */
function isCopied(text: string): boolean {
  const quotedCell = /(^|[\t,;\r\n])"(?:[^"]|"")*"(?=[\t,;\r\n]|$)/g;
  const lines = text.replace(quotedCell, '$1""').split(/[\r\n]/);
  const cells = lines.find((line) => line.trim() !== '')?.split('\t') ?? [];
  return cells.length > 1 && !cells.every((cell) => cell === '' || cell === '""');
}

/** Parses rows copied from a spreadsheet, or the text of a CSV. */
export function parsePastedTable(text: string): Table | { error: TextKey } {
  if (declaration.test(text) || !isCopied(text)) return parseTable(text);
  return toTable(parseCopiedCells(text).filter((cells) => cells.join('') !== ''));
}
