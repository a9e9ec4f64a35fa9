import { createApi } from '@reduxjs/toolkit/query/react';

import { type ApiError, isAnswerLost } from './apiError';
import { axiosBaseQuery } from './axiosBaseQuery';

/** The one API of the application, empty: each resource injects its endpoints and adds its tags. */
export const baseApi = createApi({
  baseQuery: axiosBaseQuery,
  tagTypes: [],
  endpoints: () => ({}),
});

/** Tags that are invalidated unless the change was refused, which has changed nothing. One whose answer was lost may have. */
export function unlessRefused<Result, Arg, Tag>(
  tags: (result: Result | undefined, arg: Arg) => readonly Tag[],
) {
  return (result: Result | undefined, error: ApiError | undefined, arg: Arg): readonly Tag[] => {
    const isChanged = error ? isAnswerLost(error) : result !== undefined;
    return isChanged ? tags(result, arg) : [];
  };
}

const freshForMs = 5000;
const freshAheadForMs = 60_000;

/** The requests that were sent before anybody asked for their answers (`readAhead`). */
export const readAheadRequests = new Set<string>();

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
