import { createApi, QueryStatus } from '@reduxjs/toolkit/query/react';

import { freshForMs, prefetchFreshForMs } from '@/config/constants';
import { type ApiError, outcomeOf } from './apiError';
import { axiosBaseQuery } from './axiosBaseQuery';

/** The application's only RTK Query API. Each resource injects its endpoints. */
export const baseApi = createApi({
  baseQuery: axiosBaseQuery,
  tagTypes: ['AddOn', 'Price', 'Trucker', 'TruckerHistory'],
  endpoints: () => ({}),
});

/**
 * Invalidates the tags unless the server refused the change or the end of the session aborted the request. If the
 * response was lost, the change may have been made.
 */
export function invalidateUnlessRefused<Result, Arg, Tag>(
  tags: (result: Result | undefined, arg: Arg) => readonly Tag[],
) {
  return (result: Result | undefined, error: ApiError | undefined, arg: Arg): readonly Tag[] => {
    const isAborted = result === undefined && error === undefined;
    return isAborted || outcomeOf(error) === 'refused' ? [] : tags(result, arg);
  };
}

/** A change with `isPartOfRun` does not refetch the list: its run does that once, after its last change. */
export interface PartOfRun {
  isPartOfRun?: boolean;
}

/** The ids of the requests of `holdPrefetch`. None is removed, as each has only some 20 characters. */
const prefetchRequests = new Set<string>();

/**
 * Keeps the subscription of a prefetched query until the returned function is called. If the query fails, the hold ends
 * at once, so that the screen fetches again instead of showing the old error.
 */
export function holdPrefetch(
  query: PromiseLike<{ isError: boolean }> & { requestId: string; unsubscribe: () => void },
): () => void {
  prefetchRequests.add(query.requestId);
  void query.then(({ isError }) => isError && query.unsubscribe());
  return () => query.unsubscribe();
}

interface EndpointState {
  requestId?: string | undefined;
  fulfilledTimeStamp?: number | undefined;
}

/**
 * The `forceRefetch` of an endpoint. A screen that opens shows the cached data and refetches it, because colleagues
 * work on the same data. It does not refetch data that a prefetch or another component has fetched a moment ago, and
 * data from `holdPrefetch` may be older still. RTK Query's `refetchOnMountOrArgChange` has one time limit for both
 * cases.
 */
export function isStale({ endpointState = {} }: { endpointState?: EndpointState | undefined }) {
  const { fulfilledTimeStamp: fetchedAt, requestId = '' } = endpointState;
  const freshFor = prefetchRequests.has(requestId) ? prefetchFreshForMs : freshForMs;
  return fetchedAt !== undefined && Date.now() - fetchedAt > freshFor;
}

/** Options of a query that bypasses the cache. */
export const bypassCache = { forceRefetch: true } as const;

/** Options of a query that only updates the cache. Use `fetchOnce` to read an answer. */
export const updateCacheOnly = { ...bypassCache, subscribe: false } as const;

interface SentQuery<Answer> extends PromiseLike<{ status: QueryStatus }> {
  unwrap: () => Promise<Answer>;
}

/**
 * Returns the result of a query that is used once; undefined if the end of the session aborted it. Rejects with the
 * error of the request. Keeps the subscription until the request has ended, because an invalidation removes data
 * without a subscription.
 */
export async function fetchOnce<Answer>(
  query: SentQuery<Answer> & { refetch: () => SentQuery<Answer>; unsubscribe: () => void },
): Promise<Answer | undefined> {
  try {
    let last: SentQuery<Answer> = query;
    // If an invalidation was waiting for this request, RTK Query has sent the query again. Then use the newer result.
    while ((await last).status === QueryStatus.pending) last = query.refetch();
    return await last.unwrap();
  } finally {
    query.unsubscribe();
  }
}

/** Options of a mutation whose state no component shows. */
export const untracked = { track: false } as const;
