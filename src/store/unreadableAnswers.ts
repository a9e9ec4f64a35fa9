import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';

import type { ApiError, ApiErrorKind } from '@/api/core/apiError';
import type { ApiServices } from '@/api/core/apiServices';

const tellsNothing = (kind: ApiErrorKind) => kind === 'malformed' || kind === 'unconfirmed';

/**
 * Tells of every answer that cannot be read, or lacks the status that it was to have, whoever asked for it: no user can do
 * anything about it.
 */
export function unreadableAnswers(services: ApiServices): Middleware {
  return () => (next) => (action) => {
    if (isRejectedWithValue(action) && tellsNothing((action.payload as ApiError).kind)) {
      services.onUnreadable?.((action.meta.arg as { endpointName: string }).endpointName);
    }
    return next(action);
  };
}
