import type { ApiRequest } from '../apiRequest';
import {
  readCount,
  readField,
  readFlag,
  readKeys,
  readRecords,
  readText,
  UnreadableAnswer,
} from './read';

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

const successStatuses: readonly unknown[] = [200, 201, '200', true, 1, '1', 'ok', 'success'];
const failureStatuses: readonly unknown[] = [false, 0, 'error', 'fail', 'failed'];

function isOneOf(statuses: readonly unknown[], status: unknown): boolean {
  return statuses.includes(typeof status === 'string' ? status.toLowerCase() : status);
}

/** True for a status that means success (D6). */
export function isSuccessStatus(status: unknown): boolean {
  return isOneOf(successStatuses, status);
}

/** What an object says of the call. What has an id is an entity: its status is the haulier's, wherever it stands (D6). */
export function readOwnStatus(holder: unknown): unknown {
  return (readField(holder, 'id') ?? null) === null ? readField(holder, 'status') : undefined;
}

/** What an answer says of its call: its own status or, where it has none, that of its `data` (D5, D6). */
export function readStatus(body: unknown): unknown {
  return readOwnStatus(body) ?? readOwnStatus(readField(body, 'data'));
}

/** True when the body of a 2xx answer says in so many words that the call has not succeeded (D6). */
export function hasFailureStatus(body: unknown): boolean {
  const status = readStatus(body);
  const holders = [body, readField(body, 'data')];
  return (
    isOneOf(failureStatuses, status) ||
    (readCount(status) ?? 0) >= 400 ||
    holders.some((holder) => readFlag(readField(holder, 'success')) === false)
  );
}

/** True for text that was to be more than text: a web page, or JSON that broke off. */
export function isBrokenText(body: unknown): boolean {
  return typeof body === 'string' && /^\s*[<{[]/.test(body);
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
