import { type Message, failureMessage, genericMessage } from '../errors/MessageText';
import type { FormErrors, FormValues } from './validation';
import { isApiError, isUnreached, isWorthRetrying } from '@/api/core/apiError';
import type { Language } from '@/config/languages';

export interface ServerErrors {
  fields: FormErrors;
  messages: Message[];
}

const idOf = (message: Message): string => ('key' in message ? message.key : message.text);

/** A complaint about a field of this form goes to that field, any other to the form. */
export function mapServerErrors(
  failure: SubmitFailure,
  values: FormValues,
  fieldNames: Readonly<Record<string, string>>,
): ServerErrors {
  const fields: FormErrors = {};
  const all = [failure.message];
  for (const [sentName, words] of Object.entries(failure.fieldErrors ?? {})) {
    const name = fieldNames[sentName] ?? sentName;
    const message = typeof words === 'string' ? { text: words, lang: failure.lang } : words;
    if (Object.hasOwn(values, name)) fields[name] = message;
    else all.push(message);
  }
  // Nothing is said twice, and what a field says is not said for the form as well.
  const messages = new Map(all.map((message) => [idOf(message), message]));
  for (const message of Object.values(fields)) messages.delete(idOf(message));
  return { fields, messages: [...messages.values()] };
}

/** Made from an error by `toSubmitFailure` or `toGenericFailure`. */
export interface SubmitFailure {
  /** A text of ours goes as its key, so that it follows the language. */
  message: Message;
  /** The same submit may succeed later. */
  canRetry?: boolean;
  /** By the names of what was sent (0028); a plain text is the server's. */
  fieldErrors?: Readonly<Record<string, Message | string>>;
  /** The language of those plain texts, where it is not the page's. */
  lang?: Language | undefined;
}

const fieldErrorsOf = (error: unknown) => (isApiError(error) ? error.fieldErrors : {});

/** For a call whose own message the form shows (section 8). */
export function toSubmitFailure(error: unknown): SubmitFailure {
  return {
    message: failureMessage(error),
    fieldErrors: fieldErrorsOf(error),
    canRetry: isWorthRetrying(error),
  };
}

/** For a call with the generic text (section 8); words about a field still land on it. */
export function toGenericFailure(error: unknown): SubmitFailure {
  const isLost = isApiError(error) && isUnreached(error);
  return {
    message: genericMessage(error),
    fieldErrors: { ...fieldErrorsOf(error), ...(isLost && { unreached: failureMessage(error) }) },
    canRetry: isWorthRetrying(error),
  };
}
