import type { Decimal, CalendarDate } from '../values';
import { isExists } from 'date-fns';

// Module state: the place that is being parsed, and the places that could not be parsed. Responses are parsed one at a
// time.
const names: string[] = [];
let unreadable = new Set<string>();

function placeOf(name: string): string {
  return [...names, name].filter((part) => part !== '').join('.');
}

/**
 * Thrown by readers if a response lacks the data it was requested for; becomes a `malformed` error. The message is the
 * place.
 */
export class UnreadableResponse extends Error {
  constructor(name: string) {
    super(placeOf(name));
  }
}

/** Records that a value was sent but cannot be parsed. Only its place is recorded, never the value. */
export function noteUnreadable(name: string): void {
  unreadable.add(placeOf(name));
}

/** Parses a part of a response; the places inside it are prefixed with this name. */
export function within<Part>(name: string, read: () => Part): Part {
  names.push(name);
  try {
    return read();
  } finally {
    names.pop();
  }
}

/** Parses a response and collects the places that could not be parsed, such as `add_ons[].price`. */
export function parseResponse<Read>(read: () => Read): { data: Read; unreadable: string[] } {
  unreadable = new Set();
  return { data: read(), unreadable: [...unreadable] };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a field of an object; undefined if it is not there. Ignores inherited properties such as `constructor`. */
export function getField(source: unknown, name: string): unknown {
  return isRecord(source) && Object.hasOwn(source, name) ? source[name] : undefined;
}

const unsafeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** The field names, without those that could reach a prototype when they are copied. */
export function safeKeysOf(source: unknown): string[] {
  return isRecord(source) ? Object.keys(source).filter((key) => !unsafeKeys.includes(key)) : [];
}

export function asRecord(value: unknown): Record<string, unknown> | null {
  return isRecord(value) ? value : null;
}

/** Parses a text. A number is converted to text; anything else becomes ''. */
export function parseText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** True if a value was sent. PHP also sends '' for null. */
export function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

/** Parses a field. Records its place if a value was sent and `read` returns null for it. */
export function parseField<Value>(
  source: unknown,
  name: string,
  read: (value: unknown) => Value | null,
): Value | null {
  const given = getField(source, name);
  const value = read(given);
  if (value === null && isGiven(given)) noteUnreadable(name);
  return value;
}

/** Parses a flag: 1, 0, true or false, each also as text. Null for anything else. */
export function parseFlag(value: unknown): boolean | null {
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  const flag = isPlain ? String(value) : value;
  if (flag === '1' || flag === 'true') return true;
  return flag === '0' || flag === 'false' ? false : null;
}

/** Parses a whole number that is not negative, also as text. Null for anything else. */
export function parseCount(value: unknown): number | null {
  const isDigits = typeof value === 'string' && /^\d+$/.test(value);
  const count = isDigits ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

export function parseId(value: unknown): number | null {
  const id = parseCount(value);
  return id === 0 ? null : id;
}

/**
 * Returns the rows of a list, or null if it is not a list. A list is an array, a Laravel page or resource collection
 * (in `data`), or an object with numeric keys, which PHP sends for a list with gaps.
 */
export function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  const keys = safeKeysOf(value);
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) {
    return keys.map((key) => getField(value, key));
  }
  const inner = getField(value, 'data');
  return inner === undefined ? null : listIn(inner);
}

/**
 * The rows that can be parsed; the places of the others are recorded. Null is an empty list. Throws UnreadableResponse
 * for any other value that is not a list.
 */
export function parseRows<Row>(
  list: unknown,
  name: string,
  parseRow: (row: unknown) => Row | null,
): Row[] {
  if (list === null) return [];
  const rows = listIn(list);
  if (!rows) throw new UnreadableResponse(name);
  return within(`${name}[]`, () =>
    rows.flatMap((row) => {
      const read = parseRow(row);
      if (read !== null) return [read];
      noteUnreadable('');
      return [];
    }),
  );
}

/** Drops rows whose id is repeated, because rows are keyed by id. */
export function uniqueById<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  const seen = new Set<number>();
  return rows.filter(({ id }) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

export function required<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new UnreadableResponse(name);
  return value;
}

/** Parses JSON. Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON that follows PHP notices or warnings, if any. */
export function parseJsonAfterNotices(text: string): unknown {
  const start = /^\s*(?:<br|(?:php )?(?:notice|warning|deprecated):)/i.test(text)
    ? text.search(/^[[{]/m)
    : -1;
  return start < 0 ? undefined : parseJson(text.slice(start));
}

/** Parses the JSON in a Blob. Undefined if the content is not JSON; callers treat that as an empty response. */
export async function parseBlob(bytes: Blob): Promise<unknown> {
  const text = await bytes.text();
  const body = parseJson(text);
  return body === undefined ? parseJsonAfterNotices(text) : body;
}

// A longer text is not parsed as a decimal: no amount is that long, and it would be slow to calculate with.
const maxDecimalLength = 80;
/** In a number without a comma, a point is the decimal point: `950.000` is 950. */
const withPoint = /^([+-]?)(\d{0,40})(?:\.(\d{0,40}))?$/;
/** Danish format: a decimal comma, points between thousands. */
const withComma = /^[+-]?(?:\d{0,40}|[1-9]\d{0,2}(?:\.\d{3})+),\d{0,40}$/;
/** Unambiguous English format: `1,188.00`. */
const withCommasAndPoint = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+\.\d{0,40}$/;

function withDecimalPoint(text: string): string {
  if (withComma.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return withCommasAndPoint.test(text) ? text.replaceAll(',', '') : text;
}

/**
 * An exact decimal from a number or a numeric string: `18450.5`, `'18450.500'`, `'18.450,50'`. Null if the value has an
 * exponent or more than 40 digits on either side of the decimal point.
 */
export function parseWireDecimal(value: unknown): Decimal | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > maxDecimalLength || !/\d/.test(text)) return null;
  const match = withPoint.exec(withDecimalPoint(text.trim()));
  if (!match) return null;
  const [, sign, digits = '', fraction = ''] = match;
  const size = (digits.replace(/^0+/, '') || '0') + (fraction === '' ? '' : `.${fraction}`);
  return sign === '-' && /[1-9]/.test(size) ? `-${size}` : size;
}

/** Parses an amount that every row must have. Unlike `parseField`, it also records the place if no value was sent. */
export function parseAmount(source: unknown, name: string): Decimal | null {
  const amount = parseWireDecimal(getField(source, name));
  if (amount === null) noteUnreadable(name);
  return amount;
}

/** Parses a percentage. A missing one is 0, as on the server. Null if it cannot be parsed. */
export function parseWirePercent(value: unknown): Decimal | null {
  return isGiven(value) ? parseWireDecimal(value) : '0';
}

const yearFirst = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/;
const dayFirst = /^(\d{2})-(\d{2})-(\d{4})(?:[T ].*)?$/;

/**
 * Parses `yyyy-MM-dd` or `dd-MM-yyyy`, with or without a time. Uses the date as written: a time zone conversion could
 * move it by a day.
 */
export function parseWireDate(value: unknown): CalendarDate | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().replace(dayFirst, '$3-$2-$1');
  const date = yearFirst.exec(text)?.[1];
  if (!date) return null;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // Check the date by its numbers. With `parseISO`, dates would take two thirds of the parsing time of a long list.
  return isExists(year, month - 1, day) ? date : null;
}
