import type { ApiRequest } from '../apiRequest';
import {
  eachOnce,
  listIn,
  readCount,
  readField,
  readFlag,
  readKeys,
  readRows,
  readText,
} from './read';

const deepestLayer = 4;

/** An answer, what it holds in `data`, what that holds in its `data`, and so on (D5). */
export function layersOf(body: unknown): unknown[] {
  const layers = [body];
  let inner = readField(body, 'data');
  while (inner !== undefined && layers.length < deepestLayer) {
    layers.push(inner);
    inner = readField(inner, 'data');
  }
  return layers;
}

/** What an answer carries under a name, in whatever envelope: `{data: {name: …}}` or `{name: …}` (D5). */
export function unwrap(body: unknown, name: string): unknown {
  return layersOf(body)
    .map((layer) => readField(layer, name))
    .findLast((found) => found !== undefined);
}

/** The list under a name (see `listIn`), or an answer that is nothing but a list. */
export function unwrapList(body: unknown, name: string): unknown {
  const named = unwrap(body, name);
  return named === undefined ? (listIn(body) ?? undefined) : named;
}

export function unwrapRows<Row extends { id: number }>(
  body: unknown,
  name: string,
  readRow: (row: unknown) => Row | null,
): Row[] {
  return eachOnce(readRows(unwrapList(body, name), name, readRow));
}

const successStatuses: readonly unknown[] = [200, 201, '200', true, 1, '1', 'ok', 'success'];
const failureStatuses: readonly unknown[] = [false, 0, 'error', 'fail', 'failed'];

function isOneOf(statuses: readonly unknown[], status: unknown): boolean {
  return statuses.includes(typeof status === 'string' ? status.toLowerCase() : status);
}

export function isSuccessStatus(status: unknown): boolean {
  return isOneOf(successStatuses, status);
}

/** The status of the call. An object with an id is an entity, whose status is its own (D6). */
export function readOwnStatus(holder: unknown): unknown {
  return (readField(holder, 'id') ?? null) === null ? readField(holder, 'status') : undefined;
}

/** The status of the call in an answer, or else in its `data` (D5, D6). */
export function readStatus(body: unknown): unknown {
  return layersOf(body)
    .map(readOwnStatus)
    .find((status) => status !== undefined && status !== null);
}

/** The body of a 2xx answer says that the call has failed (D6). */
export function hasFailureStatus(body: unknown): boolean {
  const status = readStatus(body);
  return (
    isOneOf(failureStatuses, status) ||
    (readCount(status) ?? 0) >= 400 ||
    layersOf(body).some((layer) => readFlag(readField(layer, 'success')) === false)
  );
}

/** A web page, JSON that broke off, or a fatal error of PHP, in place of JSON. */
export function isBrokenText(body: unknown): boolean {
  return typeof body === 'string' && /^\s*(?:[<{[]|(?:php )?(?:fatal|parse) error:)/i.test(body);
}

export function readMessage(body: unknown): string | null {
  const message = layersOf(body)
    .flatMap((layer) => [readField(layer, 'message'), readField(layer, 'error')])
    .find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof message === 'string' ? message.trim() : null;
}

/**
 * The first complaint about each field, from `errors: {field: [text, …]}`, by the caller's names of the fields. Without
 * `errors` the answer may be the map itself, of fields that were sent.
 */
export function readFieldErrors(
  body: unknown,
  { fieldNames = {}, body: sent = {} }: Pick<ApiRequest, 'fieldNames' | 'body'> = {},
): Record<string, string> {
  const errors = unwrap(body, 'errors');
  const map = errors ?? layersOf(body).at(-1);
  const isSent = (name: string) => Object.hasOwn(sent, name) || Object.hasOwn(fieldNames, name);
  const names = readKeys(map);
  // Beside other fields, text may be anything, such as a value that was sent.
  const takesText = map === errors || names.every(isSent);
  const entries = names.flatMap((name): [string, string][] => {
    if (map !== errors && !isSent(name)) return [];
    const value = readField(map, name);
    const first: unknown = Array.isArray(value) ? value[0] : takesText && value;
    if (typeof first !== 'string' || first.trim() === '') return [];
    return [[readText(readField(fieldNames, name)) || name, first.trim()]];
  });
  return Object.fromEntries(entries);
}
