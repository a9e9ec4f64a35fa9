import { isFulfilled, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';

import type { ApiServices } from '@/api/core/apiServices';
import type { AnswerMeta } from '@/api/core/axiosBaseQuery';

/** What RTK Query adds to the actions of its calls. */
interface CallMeta {
  arg: { endpointName: string };
  baseQueryMeta?: AnswerMeta;
}

/**
 * Tells of every answer that cannot be read, wholly or at one place, or lacks the status that it was to have, whoever asked for
 * it: no user can do anything about it.
 */
export function unreadableAnswers(services: ApiServices): Middleware {
  return () => (next) => (action) => {
    if (isFulfilled(action) || isRejectedWithValue(action)) {
      const { arg, baseQueryMeta } = action.meta as unknown as CallMeta;
      for (const place of baseQueryMeta?.unreadable ?? []) {
        services.onUnreadable?.(arg.endpointName, place);
      }
    }
    return next(action);
  };
}
