/** Thrown by readers when an answer lacks what the call is for; the caller gets a `malformed` error. */
export class UnreadableAnswer extends Error {}

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

/** A yes or no from 1, 0, '1', '0', true or false; null where it was not answered (D8). */
export function readFlag(value: unknown): boolean | null {
  if (value === true || value === 1 || value === '1') return true;
  return value === false || value === 0 || value === '0' ? false : null;
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

/** The readable rows of a list; null counts as an empty list. Throws UnreadableAnswer where it is no list. */
export function readRows<Row>(list: unknown, readRow: (row: unknown) => Row | null): Row[] {
  if (list === null) return [];
  if (!Array.isArray(list)) throw new UnreadableAnswer('list');
  return list.map(readRow).filter((row) => row !== null);
}

/** The same of records, each once: what comes a second time under an id could not be told from the first. */
export function readRecords<Row extends { id: number }>(
  list: unknown,
  readRow: (row: unknown) => Row | null,
): Row[] {
  const seen = new Set<number>();
  return readRows(list, readRow).filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** What was read, or UnreadableAnswer where the call is pointless without it. */
export function required<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new UnreadableAnswer(name);
  return value;
}

/** JSON from the bytes of an answer; undefined where they are none, which then reads as an answer that says nothing. */
export async function parseBlob(bytes: Blob): Promise<unknown> {
  try {
    return JSON.parse(await bytes.text());
  } catch {
    return undefined;
  }
}
