import { nextTask } from '@/config/nextTask';
import { CallFailure, createApiError } from '../core/apiError';
import type { ApiServices } from '../core/apiServices';
import { failureInBody, sendRequest } from '../core/axiosBaseQuery';
import { requireAllRows, unwrapList } from '../core/wire/envelope';
import {
  uniqueById,
  listIn,
  parseBlob,
  parseResponse,
  parseRows,
  required,
  UnreadableResponse,
} from '../core/wire/parse';
import type { Trucker, TruckerListQuery, TruckerSearchQuery } from './trucker.model';
import { parseTrucker } from './trucker.reader';
import { writeTruckerListQuery, writeTruckerSearch } from './trucker.writer';

interface DownloadOptions {
  signal: AbortSignal;
  /** Called with numbers of bytes. `total` is null if the size is unknown, for example of a compressed response. */
  onProgress?: (loaded: number, total: number | null) => void;
}

/** The number of rows that are parsed between two pauses. Parsing them takes a few milliseconds. */
const rowsPerSlice = 1000;

/**
 * Parses an unpaginated response with pauses, so that the page stays responsive. Rejects with a CallFailure, or with
 * the signal's reason once it is aborted. Calls `onUnreadable` once for each place that cannot be parsed.
 */
export async function parseAllTruckers(
  bytes: Blob,
  signal?: AbortSignal,
  onUnreadable?: (place: string) => void,
): Promise<Trucker[]> {
  const body = await parseBlob(bytes);
  const error = failureInBody(200, body);
  if (error) throw new CallFailure(error);
  const read: Trucker[] = [];
  const places = new Set<string>();
  try {
    requireAllRows(body, 'truckers');
    const list = unwrapList(body, 'truckers');
    const rows = list === null ? [] : required(listIn(list), 'truckers');
    for (let start = 0; start < rows.length; start += rowsPerSlice) {
      await nextTask();
      signal?.throwIfAborted();
      const slice = rows.slice(start, start + rowsPerSlice);
      const { data, unreadable } = parseResponse(() => parseRows(slice, 'truckers', parseTrucker));
      read.push(...data);
      for (const place of unreadable) places.add(place);
    }
  } catch (thrown) {
    if (!(thrown instanceof UnreadableResponse)) throw thrown;
    onUnreadable?.(thrown.message);
    throw new CallFailure(createApiError('malformed'));
  }
  for (const place of places) onUnreadable?.(place);
  return uniqueById(read);
}

/** All hauliers, or all matches of a search. */
type WholeQuery =
  | { list: Omit<TruckerListQuery, 'page' | 'paginated'>; search: null }
  | { list: null; search: Omit<TruckerSearchQuery, 'page' | 'paginated'> };

/**
 * A thunk that fetches all hauliers of the query in one response without keeping them in the store. Session, abort,
 * timeout and failures work as in any other request; rejects with a CallFailure. The store does not see this response,
 * so the thunk itself reports what cannot be parsed, under the name of the paginated call.
 */
export function fetchAllTruckers(
  { list, search }: WholeQuery,
  { signal, onProgress }: DownloadOptions,
) {
  const whole = { page: 0, paginated: false } as const;
  return async (_dispatch: unknown, _getState: unknown, services: ApiServices) => {
    const request = list
      ? writeTruckerListQuery({ ...list, ...whole }, services)
      : writeTruckerSearch({ ...search, ...whole }, services);
    const { data, error } = await sendRequest(request, services, signal, {
      responseType: 'blob',
      onDownloadProgress: ({ loaded, total }) => onProgress?.(loaded, total ?? null),
    });
    if (error) throw new CallFailure(error);
    return parseAllTruckers(data as Blob, signal, (place) =>
      services.onUnreadable?.(list ? 'listTruckers' : 'searchTruckers', place),
    );
  };
}
