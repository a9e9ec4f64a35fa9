import type { ApiRequest } from '../apiRequest';
import {
  uniqueById,
  listIn,
  parseCount,
  getField,
  parseFlag,
  safeKeysOf,
  parseRows,
  parseText,
  isRecord,
  UnreadableResponse,
} from './parse';

const maxLayers = 4;

/**
 * The layers of a response, because endpoints wrap their results differently: the body, its `data`, the `data` in that
 * one, and so on.
 */
export function layersOf(body: unknown): unknown[] {
  const layers = [body];
  let inner = getField(body, 'data');
  while (inner !== undefined && layers.length < maxLayers) {
    layers.push(inner);
    inner = getField(inner, 'data');
  }
  return layers;
}

/** The value of a field, in any envelope: `{data: {name: …}}` or `{name: …}`. */
export function unwrap(body: unknown, name: string): unknown {
  return layersOf(body)
    .map((layer) => getField(layer, name))
    .findLast((found) => found !== undefined);
}

/** Returns the list in a field, or the body itself if the body is the list. `listIn` says what counts as a list. */
export function unwrapList(body: unknown, name: string): unknown {
  const named = unwrap(body, name);
  return named === undefined ? (listIn(body) ?? undefined) : named;
}

/** Returns a function that finds a figure of a list, such as `total`: beside its rows, or in `meta`. */
export function figureIn(body: unknown, name: string): (figure: string) => number | undefined {
  const holders = [unwrap(body, name), ...layersOf(body)];
  const places = holders.flatMap((holder) => [holder, getField(holder, 'meta')]);
  return (figure) =>
    places.map((place) => parseCount(getField(place, figure))).find((count) => count !== null);
}

/**
 * Throws UnreadableResponse if the server has sent only a page of a list that was requested as a whole, because no
 * screen may show a part as the whole list. Counts all sent rows, including those that cannot be parsed.
 */
export function requireAllRows(body: unknown, name: string): void {
  const total = figureIn(body, name)('total') ?? 0;
  const rows = listIn(unwrapList(body, name)) ?? [];
  if (total > rows.length) throw new UnreadableResponse(`${name}.total`);
}

/** The rows of a list that may be paged: all rows, or those of one page. */
export function unwrapPageRows<Row extends { id: number }>(
  body: unknown,
  name: string,
  parseRow: (row: unknown) => Row | null,
): Row[] {
  return uniqueById(parseRows(unwrapList(body, name), name, parseRow));
}

/** The rows of a list that is never paged. */
export function unwrapRows<Row extends { id: number }>(
  body: unknown,
  name: string,
  parseRow: (row: unknown) => Row | null,
): Row[] {
  requireAllRows(body, name);
  return unwrapPageRows(body, name, parseRow);
}

const successStatuses: readonly unknown[] = [200, 201, '200', true, 1, '1', 'ok', 'success'];
const failureStatuses: readonly unknown[] = [false, 0, 'error', 'fail', 'failed'];

function isOneOf(statuses: readonly unknown[], status: unknown): boolean {
  return statuses.includes(typeof status === 'string' ? status.toLowerCase() : status);
}

export function isSuccessStatus(status: unknown): boolean {
  return isOneOf(successStatuses, status);
}

/**
 * Returns the status of the request. An object with an id is a record, such as a haulier: its `status` belongs to the
 * record, so the result is undefined.
 */
export function parseOwnStatus(holder: unknown): unknown {
  const id = getField(holder, 'id');
  return id === null || id === undefined ? getField(holder, 'status') : undefined;
}

/** The status of the request. If several layers have one, the outermost counts. */
export function parseStatus(body: unknown): unknown {
  return layersOf(body)
    .map(parseOwnStatus)
    .find((status) => status !== undefined && status !== null);
}

/** True if the body of a 2xx response reports a failure. */
export function hasFailureStatus(body: unknown): boolean {
  const status = parseStatus(body);
  return (
    isOneOf(failureStatuses, status) ||
    (parseCount(status) ?? 0) >= 400 ||
    layersOf(body).some((layer) => parseFlag(getField(layer, 'success')) === false)
  );
}

/** True for a web page, truncated JSON or a fatal PHP error in place of JSON. */
export function isBrokenText(body: unknown): boolean {
  return typeof body === 'string' && /^\s*(?:[<{[]|(?:php )?(?:fatal|parse) error:)/i.test(body);
}

const messageNames = ['message', 'error', 'errors'] as const;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The server's message: a text, or the first text of a list. Other texts of a list in `errors` follow it. */
export function parseMessage(body: unknown): string | null {
  const message = layersOf(body)
    .flatMap((layer) => messageNames.map((name) => getField(layer, name)))
    .map((value): unknown => (Array.isArray(value) ? value[0] : value))
    .find(isText);
  if (message === undefined) return null;
  const errors = unwrap(body, 'errors');
  const texts = Array.isArray(errors) ? errors.filter(isText).map((text) => text.trim()) : [];
  return texts.reduce((said, text) => {
    if (said.includes(text)) return said;
    return `${said}${/[.:!?]$/.test(said) ? '' : '.'} ${text}`;
  }, message.trim());
}

/**
 * Returns the first error of each field, keyed by the caller's field names. The errors are a map `{field: [text, …]}`
 * in `errors`, `error` or `message`. Without these, the innermost object may itself be the map; then only the request's
 * own fields count.
 */
export function parseFieldErrors(
  body: unknown,
  { fieldNames = {}, body: sent = {} }: Pick<ApiRequest, 'fieldNames' | 'body'> = {},
): Record<string, string> {
  const errors = unwrap(body, 'errors');
  const isSent = (name: string) => Object.hasOwn(sent, name) || Object.hasOwn(fieldNames, name);
  // Another object, such as `error: {code: 422}`, is no map of fields.
  const isMap = (part: unknown) =>
    safeKeysOf(part).some((name) => isSent(name) || Array.isArray(getField(part, name)));
  const others = [unwrap(body, 'error'), unwrap(body, 'message')];
  const named = isRecord(errors) ? errors : (others.find(isMap) ?? errors);
  const map = named ?? layersOf(body).at(-1);
  const names = safeKeysOf(map);
  // A plain text counts as an error in `errors`, and in an object that has only fields of the request. In any other
  // object it may be anything, such as a value that was sent.
  const takesText = map === errors || names.every(isSent);
  const entries = names.flatMap((name): [string, string][] => {
    if (map !== named && !isSent(name)) return [];
    const value = getField(map, name);
    const first: unknown = Array.isArray(value) ? value[0] : takesText && value;
    if (typeof first !== 'string' || first.trim() === '') return [];
    return [[parseText(getField(fieldNames, name)) || name, first.trim()]];
  });
  return Object.fromEntries(entries);
}
