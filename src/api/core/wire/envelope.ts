import type { ApiRequest } from '../apiRequest';
import { readField, readKeys, readRecords, readText, UnreadableAnswer } from './read';

/**
 * What an answer carries under a name, in either form: `{data: {name: …}}` or `{name: …}` (D5). Undefined where it
 * has neither.
 */
export function unwrap(body: unknown, name: string): unknown {
  const enveloped = readField(readField(body, 'data'), name);
  return enveloped === undefined ? readField(body, name) : enveloped;
}

/** The records under a name, each once, also where they are one page of a list (`{name: {data: […]}}`). Throws UnreadableAnswer. */
export function unwrapRows<Row extends { id: number }>(
  body: unknown,
  name: string,
  readRow: (row: unknown) => Row | null,
): Row[] {
  const list = unwrap(body, name);
  if (list === undefined) throw new UnreadableAnswer(name);
  return readRecords(Array.isArray(list) ? list : (readField(list, 'data') ?? list), readRow);
}

const successStatuses: readonly unknown[] = [200, '200', true, 1, '1'];

/** True for a status that means success (D6). */
export function isSuccessStatus(status: unknown): boolean {
  return successStatuses.includes(status);
}

function readStatus(body: unknown): unknown {
  const status = readField(body, 'status');
  if (status !== undefined) return status;
  const data = readField(body, 'data');
  // What has an id is a haulier, whose own status says something else (section 3).
  return readField(data, 'id') === undefined ? readField(data, 'status') : undefined;
}

/** True when the body of a 2xx answer has a status and it does not mean success (D6). */
export function hasFailureStatus(body: unknown): boolean {
  const status = readStatus(body);
  return status !== undefined && !isSuccessStatus(status);
}

/** The server's own words in an answer; null where it has none. */
export function readMessage(body: unknown): string | null {
  const messages = [readField(body, 'message'), readField(readField(body, 'data'), 'message')];
  const message = messages.find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof message === 'string' ? message.trim() : null;
}

/**
 * The first complaint about each field, from `errors: {field: [text, …]}`, by the caller's names of the fields; a name
 * that `fieldNames` lacks stays as it is.
 */
export function readFieldErrors(
  body: unknown,
  fieldNames?: ApiRequest['fieldNames'],
): Record<string, string> {
  const errors = unwrap(body, 'errors');
  const entries = readKeys(errors).flatMap((name): [string, string][] => {
    const value = readField(errors, name);
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first !== 'string' || first.trim() === '') return [];
    return [[readText(readField(fieldNames, name)) || name, first.trim()]];
  });
  return Object.fromEntries(entries);
}
