import { isApiError } from '@/api/core/apiError';
import { toGenericFailure } from '@/shared/forms/serverErrors';
import type { SubmitFailure } from '@/shared/forms/serverErrors';

/**
 * What the form of a price says of a failure: the generic text (specification, section 8). A conflict, such as a
 * second price for the same choices, adds the server's words, as nothing else tells what to do about it.
 */
export function toPriceFailure(error: unknown): SubmitFailure {
  const failure = toGenericFailure(error);
  if (!isApiError(error) || error.kind !== 'conflict' || !error.message) return failure;
  return { ...failure, fieldErrors: { ...failure.fieldErrors, conflict: error.message } };
}
