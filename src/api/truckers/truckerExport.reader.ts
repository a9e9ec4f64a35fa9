import { type ApiError, createApiError } from '../core/apiError';
import { failureInBody } from '../core/failure';
import { parseBlob, UnreadableAnswer } from '../core/wire/read';
import type { Trucker } from './trucker.model';
import { readTruckerPage } from './trucker.reader';

const okStatus = 200;

/** The hauliers of an answer, or why it has none. */
export type AllTruckers = { truckers: Trucker[]; error?: never } | { error: ApiError };

/** Reads the bytes of an unpaginated answer, as the calls of the screens are read. It needs no page around it. */
export async function readAllTruckers(bytes: Blob): Promise<AllTruckers> {
  const body = await parseBlob(bytes);
  const error = failureInBody(okStatus, body);
  if (error) return { error };
  try {
    return { truckers: readTruckerPage(body).rows };
  } catch (thrown) {
    if (thrown instanceof UnreadableAnswer) return { error: createApiError('malformed') };
    throw thrown;
  }
}
