import { isApiError, isUnreached, isWorthRetrying } from '@/api/core/apiError';
import type { Language } from '@/config/languages';
import { failureMessage, genericMessage, type Message } from '../errors/failureMessage';

/** What a failed submit tells the form; `toSubmitFailure` makes one of a failed call's error. */
export interface SubmitFailure {
  /** What the form says as a whole. A text of ours goes as its key, so that it follows the language. */
  message: Message;
  /** The same submit may succeed later, as where the server was not reached. */
  canRetry?: boolean;
  /** By the names of what was sent (0028); a plain text is the server's own words. */
  fieldErrors?: Readonly<Record<string, Message | string>>;
  /** The language of those plain texts, where it is not the page's. */
  lang?: Language | undefined;
}

const fieldErrorsOf = (error: unknown) => (isApiError(error) ? error.fieldErrors : {});

/** The failure of a call whose own message the form shows (specification, section 8). */
export function toSubmitFailure(error: unknown): SubmitFailure {
  return {
    message: failureMessage(error),
    fieldErrors: fieldErrorsOf(error),
    canRetry: isWorthRetrying(error),
  };
}

/**
 * The failure of a call that section 8 gives the generic text; the server's words still land on the fields they name. That the
 * server was not reached, or did not answer, is added.
 */
export function toGenericFailure(error: unknown): SubmitFailure {
  const isLost = isApiError(error) && isUnreached(error);
  return {
    message: genericMessage(error),
    fieldErrors: { ...fieldErrorsOf(error), ...(isLost && { unreached: failureMessage(error) }) },
    canRetry: isWorthRetrying(error),
  };
}
