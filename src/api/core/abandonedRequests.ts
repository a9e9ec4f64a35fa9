import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { baseApi } from './baseApi';

const { unsubscribeQueryResult, removeQueryResult, internal_getRTKQSubscriptions } =
  baseApi.internalActions;

/** What RTK Query's middleware answers to its own action. */
interface Subscriptions {
  getSubscriptionCount: (key: string) => number;
}

function isSubscriptions(answer: unknown): answer is Subscriptions {
  return typeof answer === 'object' && answer !== null && 'getSubscriptionCount' in answer;
}

interface ApiState {
  [baseApi.reducerPath]: {
    queries: Record<string, { data?: unknown; error?: unknown } | undefined>;
  };
}

/**
 * Aborts a query that is under way when its last subscriber has left, and forgets it, so that the next one to ask
 * starts anew; likewise one that has brought nothing but a failure, so that nobody is told of it later. RTK Query itself
 * lets such requests run on, and keeps failures. It stands before `baseApi.middleware`, which keeps the subscriptions to
 * itself. The check waits a turn: React's strict mode leaves and comes back at once.
 */
export const abandonedRequests: Middleware<
  object,
  unknown,
  ThunkDispatch<unknown, unknown, UnknownAction>
> = (api) => (next) => (action) => {
  const result = next(action);
  if (unsubscribeQueryResult.match(action)) {
    const { queryCacheKey } = action.payload;
    setTimeout(() => {
      const subscriptions: unknown = api.dispatch(internal_getRTKQSubscriptions());
      if (!isSubscriptions(subscriptions) || subscriptions.getSubscriptionCount(queryCacheKey) > 0)
        return;
      const running = api
        .dispatch(baseApi.util.getRunningQueriesThunk())
        .find((query) => query.queryCacheKey === queryCacheKey);
      const { data, error } = (api.getState() as ApiState).api.queries[queryCacheKey] ?? {};
      if (!running && (!error || data !== undefined)) return;
      running?.abort();
      api.dispatch(removeQueryResult({ queryCacheKey }));
    });
  }
  return result;
};
