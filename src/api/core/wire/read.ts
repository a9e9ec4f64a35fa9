import type { Decimal, CalendarDate } from '../values';
import { isValid, parseISO } from 'date-fns';
// Where reading stands in an answer, and what of it could not be read. An answer is read in one go, so there is one at a time.
const names: string[] = [];
let unreadable = new Set<string>();

function placeOf(name: string): string {
  return [...names, name].filter((part) => part !== '').join('.');
}

/** Thrown by readers when an answer lacks what the call is for; the caller gets a `malformed` error. It tells the place. */
export class UnreadableAnswer extends Error {
  constructor(name: string) {
    super(placeOf(name));
  }
}

/** Notes that something was given which cannot be read, by its place in the answer and without its value. */
export function noteUnreadable(name: string): void {
  unreadable.add(placeOf(name));
}

/** Reads a part of an answer: what cannot be read in it has its place below this name. */
export function within<Part>(name: string, read: () => Part): Part {
  names.push(name);
  try {
    return read();
  } finally {
    names.pop();
  }
}

/** Reads an answer: what was read, and the places in it that could not be (`add_ons[].price`). */
export function readNoting<Read>(read: () => Read): { data: Read; unreadable: string[] } {
  unreadable = new Set();
  return { data: read(), unreadable: [...unreadable] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of an object; undefined where there is no object or no such field of its own (never an inherited one). */
export function readField(source: unknown, name: string): unknown {
  return isRecord(source) && Object.hasOwn(source, name) ? source[name] : undefined;
}

const unsafeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** The names of an object's fields, without those that could reach a prototype when they are copied. */
export function readKeys(source: unknown): string[] {
  return isRecord(source) ? Object.keys(source).filter((key) => !unsafeKeys.includes(key)) : [];
}

/** An object, or null for anything else. */
export function readRecord(value: unknown): Record<string, unknown> | null {
  return isRecord(value) ? value : null;
}

/** Text; numbers as their digits, anything else as empty text. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** True where something was sent: PHP also writes nothing as empty text. */
export function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

/** A field by its reader, which says null of what it cannot read; that is noted where something was given. */
export function readGiven<Value>(
  source: unknown,
  name: string,
  read: (value: unknown) => Value | null,
): Value | null {
  const given = readField(source, name);
  const value = read(given);
  if (value === null && isGiven(given)) noteUnreadable(name);
  return value;
}

/** A yes or no from 1, 0, true or false, each also as text; null where it was not answered (D8). */
export function readFlag(value: unknown): boolean | null {
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  const flag = isPlain ? String(value) : value;
  if (flag === '1' || flag === 'true') return true;
  return flag === '0' || flag === 'false' ? false : null;
}

/** A whole number from 0 up, also from a numeric string; null for anything else. */
export function readCount(value: unknown): number | null {
  const isDigits = typeof value === 'string' && /^\d+$/.test(value);
  const count = isDigits ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

/** The id of a record, also from a numeric string; null for anything else. */
export function readId(value: unknown): number | null {
  const id = readCount(value);
  return id === 0 ? null : id;
}

/**
 * What a list holds, in whatever form it comes: as a list, below `data` as a page or a resource collection of Laravel, or as an
 * object with numbers for keys, which is what PHP makes of a list with gaps. Null for anything else.
 */
export function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  const keys = readKeys(value);
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) {
    return keys.map((key) => readField(value, key));
  }
  const inner = readField(value, 'data');
  return inner === undefined ? null : listIn(inner);
}

/** The readable rows of a list, the others noted; null counts as an empty list. Throws UnreadableAnswer where it is no list. */
export function readRows<Row>(
  list: unknown,
  name: string,
  readRow: (row: unknown) => Row | null,
): Row[] {
  if (list === null) return [];
  const rows = listIn(list);
  if (!rows) throw new UnreadableAnswer(name);
  return within(`${name}[]`, () =>
    rows.flatMap((row) => {
      const read = readRow(row);
      if (read !== null) return [read];
      noteUnreadable('');
      return [];
    }),
  );
}

/** Records, each once: what comes a second time under an id could not be told from the first. */
export function eachOnce<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  const seen = new Set<number>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The same of records, each once. */
export function readRecords<Row extends { id: number }>(
  list: unknown,
  name: string,
  readRow: (row: unknown) => Row | null,
): Row[] {
  return eachOnce(readRows(list, name, readRow));
}

/** What was read, or UnreadableAnswer where the call is pointless without it. */
export function required<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new UnreadableAnswer(name);
  return value;
}

/** The JSON behind a notice or a warning of PHP, which stands on lines of its own; undefined where there is none. */
export function parseNoticed(text: string): unknown {
  const start = /^\s*(?:<br|(?:php )?(?:notice|warning|deprecated):)/i.test(text)
    ? text.search(/^[[{]/m)
    : -1;
  if (start < 0) return undefined;
  try {
    return JSON.parse(text.slice(start));
  } catch {
    return undefined;
  }
}

/** JSON from the bytes of an answer; undefined where they are none, which then reads as an answer that says nothing. */
export async function parseBlob(bytes: Blob): Promise<unknown> {
  const text = await bytes.text();
  try {
    return JSON.parse(text);
  } catch {
    return parseNoticed(text);
  }
}

// Longer ones are no amounts, and would take long to reckon with.
const longest = 80;
/** A point is the decimal point, whatever the number of digits behind it: `950.000` is 950. */
const withPoint = /^([+-]?)(\d{0,40})(?:\.(\d{0,40}))?$/;
/** Danish writing: a comma before the decimals, points between thousands. */
const withComma = /^[+-]?(?:\d{0,40}|[1-9]\d{0,2}(?:\.\d{3})+),\d{0,40}$/;
/** Commas between thousands and a point behind them: `1,188.00`. Nothing else can be meant. */
const withCommasAndPoint = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+\.\d{0,40}$/;

function withDecimalPoint(text: string): string {
  if (withComma.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return withCommasAndPoint.test(text) ? text.replaceAll(',', '') : text;
}

/**
 * An exact decimal from a number or a numeric string (D10): `18450.5`, `'18450.500'`, `'18.450,50'`. Null for anything else, numbers
 * too large or too small to be written without an exponent or in 40 digits included.
 */
export function readDecimal(value: unknown): Decimal | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > longest || !/\d/.test(text)) return null;
  const match = withPoint.exec(withDecimalPoint(text.trim()));
  if (!match) return null;
  const [, sign, digits = '', fraction = ''] = match;
  const size = (digits.replace(/^0+/, '') || '0') + (fraction === '' ? '' : `.${fraction}`);
  return sign === '-' && /[1-9]/.test(size) ? `-${size}` : size;
}

/** An amount of an entity: nothing counts as 0, as it does on the server; null where it cannot be read. */
export function readAmount(value: unknown): Decimal | null {
  return value === null || value === undefined || value === '' ? '0' : readDecimal(value);
}

const yearFirst = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/;
const dayFirst = /^(\d{2})-(\d{2})-(\d{4})(?:[T ].*)?$/;

/**
 * A calendar date from `yyyy-MM-dd` or `dd-MM-yyyy`, with or without a time, of which the date is taken as it is written:
 * a time zone could move it by a day (D9). Null for anything else and for days that do not exist.
 */
export function readDate(value: unknown): CalendarDate | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().replace(dayFirst, '$3-$2-$1');
  const date = yearFirst.exec(text)?.[1];
  // There was no year 0.
  return date && !date.startsWith('0000') && isValid(parseISO(date)) ? date : null;
}
