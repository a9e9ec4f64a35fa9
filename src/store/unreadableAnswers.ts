import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';

import type { ApiError } from '@/api/core/apiError';
import type { ApiServices } from '@/api/core/apiServices';

/** Tells of every answer that cannot be read, whoever asked for it: no user can do anything about it. */
export function unreadableAnswers(services: ApiServices): Middleware {
  return () => (next) => (action) => {
    if (isRejectedWithValue(action) && (action.payload as ApiError).kind === 'malformed') {
      services.onUnreadable?.((action.meta.arg as { endpointName: string }).endpointName);
    }
    return next(action);
  };
}
