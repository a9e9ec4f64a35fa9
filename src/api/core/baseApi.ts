import { createApi } from '@reduxjs/toolkit/query/react';

import { requestTimeoutMs, freshForMs, freshAheadForMs } from '@/config/constants';
import { type ApiError, outcomeOf } from './apiError';
import { axiosBaseQuery } from './axiosBaseQuery';

/** The one API of the application. Each resource injects its endpoints. */
export const baseApi = createApi({
  baseQuery: axiosBaseQuery,
  tagTypes: ['AddOn', 'Price', 'Trucker', 'TruckerHistory'],
  endpoints: () => ({}),
});

/** Invalidates the tags unless the server refused the change. After a lost answer it may have been made. */
export function unlessRefused<Result, Arg, Tag>(
  tags: (result: Result | undefined, arg: Arg) => readonly Tag[],
) {
  return (result: Result | undefined, error: ApiError | undefined, arg: Arg): readonly Tag[] => {
    const isCutOff = result === undefined && error === undefined;
    return isCutOff || outcomeOf(error) === 'refused' ? [] : tags(result, arg);
  };
}

/** A change that does not have the list read again: its run does that once, after the last one. */
export interface PartOfRun {
  isPartOfRun?: boolean;
}

/** When each request of `readAhead` was sent. */
const readAheadRequests = new Map<string, number>();

/**
 * Keeps a query that is sent before a screen asks for it, until the returned function is called. A failed query is not
 * kept, so that the screen asks again.
 */
export function readAhead(
  reading: PromiseLike<{ isError: boolean }> & { requestId: string; unsubscribe: () => void },
): () => void {
  const now = Date.now();
  for (const [id, sentAt] of readAheadRequests) {
    if (now - sentAt > freshAheadForMs + requestTimeoutMs) readAheadRequests.delete(id);
  }
  readAheadRequests.set(reading.requestId, now);
  void reading.then(({ isError }) => isError && reading.unsubscribe());
  return () => reading.unsubscribe();
}

interface EndpointState {
  requestId?: string | undefined;
  fulfilledTimeStamp?: number | undefined;
}

/**
 * An endpoint's `forceRefetch`: a screen that is opened again shows what is cached and reads anew, as others work on
 * the same data. What was read a moment ago (by a prefetch, by a sibling) is not read twice, and what was read ahead
 * stays fresh for longer.
 */
export function isStale({ endpointState = {} }: { endpointState?: EndpointState | undefined }) {
  const { fulfilledTimeStamp: readAt, requestId = '' } = endpointState;
  const freshFor = readAheadRequests.has(requestId) ? freshAheadForMs : freshForMs;
  return readAt !== undefined && Date.now() - readAt > freshFor;
}

/**
 * The answer to a query that is read once. Undefined where the end of the session cut it off; rejects with the call's
 * error.
 */
export async function answerTo<Answer>(reading: {
  unwrap: () => Promise<Answer | undefined>;
  unsubscribe: () => void;
}): Promise<Answer | undefined> {
  try {
    return await reading.unwrap();
  } finally {
    reading.unsubscribe();
  }
}
