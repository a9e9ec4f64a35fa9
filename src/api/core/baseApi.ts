import { createApi } from '@reduxjs/toolkit/query/react';

import { requestTimeoutMs, freshForMs, freshAheadForMs } from '@/config/constants';
import { type ApiError, outcomeOf } from './apiError';
import { axiosBaseQuery } from './axiosBaseQuery';

/** The one API of the application, empty: each resource injects its endpoints and adds its tags. */
export const baseApi = createApi({
  baseQuery: axiosBaseQuery,
  tagTypes: [],
  endpoints: () => ({}),
});

/** Tags that are invalidated unless the change was refused. One whose answer was lost may have been made. */
export function unlessRefused<Result, Arg, Tag>(
  tags: (result: Result | undefined, arg: Arg) => readonly Tag[],
) {
  return (result: Result | undefined, error: ApiError | undefined, arg: Arg): readonly Tag[] => {
    const isCutOff = result === undefined && error === undefined;
    return isCutOff || outcomeOf(error) === 'refused' ? [] : tags(result, arg);
  };
}

/** The requests that were sent before anybody asked for their answers, each with the time when it was sent. */
const readAheadRequests = new Map<string, number>();

/** Notes a request that is sent before anybody asks for its answer. Those whose answers are stale by now are forgotten. */
export function noteReadAhead(requestId: string): void {
  const now = Date.now();
  for (const [id, sentAt] of readAheadRequests) {
    if (now - sentAt > freshAheadForMs + requestTimeoutMs) readAheadRequests.delete(id);
  }
  readAheadRequests.set(requestId, now);
}

/** What RTK Query knows of an earlier reading. */
interface EndpointState {
  requestId?: string | undefined;
  fulfilledTimeStamp?: number | undefined;
}

/**
 * An endpoint's `forceRefetch`: a screen that is opened again shows what is cached and reads anew, as others work on
 * the same data. What has just been read (by a prefetch, by a sibling) is not asked for twice, nor for a minute is what was read ahead.
 */
export function isStale({ endpointState = {} }: { endpointState?: EndpointState | undefined }) {
  const { fulfilledTimeStamp: readAt, requestId = '' } = endpointState;
  const freshFor = readAheadRequests.has(requestId) ? freshAheadForMs : freshForMs;
  return readAt !== undefined && Date.now() - readAt > freshFor;
}
