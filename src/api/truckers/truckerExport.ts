import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { CallFailure, createApiError } from '../core/apiError';
import type { ApiServices } from '../core/apiServices';
import { failureInBody } from '../core/axiosBaseQuery';
import { download, type DownloadOptions } from '../core/download';
import { unwrapList } from '../core/wire/envelope';
import {
  eachOnce,
  listIn,
  parseBlob,
  readRows,
  required,
  UnreadableAnswer,
} from '../core/wire/read';
import type { Trucker, TruckerListQuery, TruckerSearchQuery } from './trucker.model';
import { readTrucker } from './trucker.reader';
import { writeTruckerListQuery, writeTruckerSearch } from './trucker.writer';

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
