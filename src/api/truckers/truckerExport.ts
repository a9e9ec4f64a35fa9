import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { CallFailure, createApiError } from '../core/apiError';
import type { ApiServices } from '../core/apiServices';
import { failureInBody, sendRequest } from '../core/axiosBaseQuery';
import { conventionsOf } from '../core/call';
import type { ApiRequest } from '../core/apiRequest';
import { unwrapList } from '../core/wire/envelope';
import {
  eachOnce,
  listIn,
  parseBlob,
  readRows,
  required,
  UnreadableAnswer,
} from '../core/wire/read';
import type { WireConventions } from '../core/wire/write';
import type { Trucker, TruckerListQuery, TruckerSearchQuery } from './trucker.model';
import { readTrucker } from './trucker.reader';
import { writeTruckerListQuery, writeTruckerSearch } from './trucker.writer';

interface DownloadOptions {
  signal: AbortSignal;
  /** `total` is null while it is not known, as of a compressed answer. */
  onProgress: (loaded: number, total: number | null) => void;
}

/**
 * A thunk that fetches an answer too large for the store, as a Blob. Session, abort, time-out and failures are those of
 * every call, except that a refusal inside a 2xx answer (D6) is left to whoever reads the Blob. Rejects with a
 * CallFailure.
 */
export function download(
  write: (conventions: WireConventions) => ApiRequest,
  { signal, onProgress }: DownloadOptions,
) {
  return async (_dispatch: unknown, _getState: unknown, services: ApiServices): Promise<Blob> => {
    const { data, error } = await sendRequest(write(conventionsOf(services)), services, signal, {
      responseType: 'blob',
      onDownloadProgress: ({ loaded, total }) => onProgress(loaded, total ?? null),
    });
    if (error) throw new CallFailure(error);
    return data as Blob;
  };
}

/** A few milliseconds of work. */
const rowsPerSlice = 1000;

/**
 * Reads an unpaginated answer with pauses, so that the page stays responsive. Rejects with a CallFailure, or with the
 * signal's reason once that is aborted.
 */
export async function readAllTruckers(bytes: Blob, signal?: AbortSignal): Promise<Trucker[]> {
  const body = await parseBlob(bytes);
  const error = failureInBody(200, body);
  if (error) throw new CallFailure(error);
  const read: Trucker[] = [];
  try {
    const list = unwrapList(body, 'truckers');
    const rows = list === null ? [] : required(listIn(list), 'truckers');
    for (let start = 0; start < rows.length; start += rowsPerSlice) {
      await new Promise((done) => setTimeout(done));
      signal?.throwIfAborted();
      read.push(...readRows(rows.slice(start, start + rowsPerSlice), 'truckers', readTrucker));
    }
  } catch (thrown) {
    if (thrown instanceof UnreadableAnswer) throw new CallFailure(createApiError('malformed'));
    throw thrown;
  }
  return eachOnce(read);
}

/** All hauliers, or all that match a search, in one answer. */
type WholeQuery =
  | { list: Omit<TruckerListQuery, 'page' | 'paginated'>; search: null }
  | { list: null; search: Omit<TruckerSearchQuery, 'page' | 'paginated'> };

/** A thunk that fetches them without keeping them in the store (specification, section 3). */
export function fetchAllTruckers({ list, search }: WholeQuery, options: DownloadOptions) {
  const whole = { page: 0, paginated: false } as const;
  const fetchBytes = download(
    (conventions) =>
      list
        ? writeTruckerListQuery({ ...list, ...whole }, conventions)
        : writeTruckerSearch({ ...search, ...whole }, conventions),
    options,
  );
  return async (dispatch: ThunkDispatch<unknown, ApiServices, UnknownAction>) =>
    readAllTruckers(await dispatch(fetchBytes), options.signal);
}
