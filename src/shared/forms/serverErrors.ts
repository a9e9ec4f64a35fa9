import { type Message, failureMessage, genericMessage, messageId } from '../errors/failureMessage';
import type { FormErrors, FormValues } from './validation';
import { isApiError, hasNoResponse, isWorthRetrying, outcomeOf } from '@/api/core/apiError';
import type { Language } from '@/config/languages';

export interface ServerErrors {
  fields: FormErrors;
  messages: Message[];
}

/** Assigns an error about a field of this form to that field, and any other error to the form. */
export function mapServerErrors(
  failure: SubmitFailure,
  values: FormValues,
  fieldNames: Readonly<Record<string, string>>,
): ServerErrors {
  const { message, lang, otherMessages = [] } = failure;
  const fields: FormErrors = {};
  const all = [message];
  const toMessage = (words: Message | string): Message =>
    typeof words === 'string' ? { text: words, lang } : words;
  for (const [sentName, words] of Object.entries(failure.fieldErrors ?? {})) {
    const name = fieldNames[sentName] ?? sentName;
    if (Object.hasOwn(values, name)) fields[name] = toMessage(words);
    else all.push(toMessage(words));
  }
  all.push(...otherMessages.map(toMessage));
  // Show each message once: do not repeat a field's message for the form.
  const messages = new Map(all.map((message) => [messageId(message), message]));
  for (const message of Object.values(fields)) messages.delete(messageId(message));
  return { fields, messages: [...messages.values()] };
}

/** All messages of a failure, also those about fields. For a place without the fields, such as a notification. */
export const failureMessages = (failure: SubmitFailure): Message[] =>
  mapServerErrors(failure, {}, {}).messages;

/**
 * Why a submit failed, with what the form shows. `toSubmitFailure`, `toGenericFailure`, `toChangeFailure` and
 * `toFetchFailure` create it from an error.
 */
export interface SubmitFailure {
  message: Message;
  /** True if the same submit may succeed later. */
  canRetry?: boolean;
  /** The errors of fields, by their names in the request. A string is the server's text. */
  fieldErrors?: Readonly<Record<string, Message | string>>;
  /** Further messages for the form. A string is shown as the server sent it. */
  otherMessages?: readonly (Message | string)[];
  /** The language of the server's texts, if it is not the page's. */
  lang?: Language | undefined;
}

export const lostMessage: Message = { key: 'errors.lost' };

/** Turns the error of a request into a failure. */
export type ToFailure = (error: unknown) => SubmitFailure;

const failureWith =
  (toMessage: (error: unknown) => Message): ToFailure =>
  (error) => ({
    message: toMessage(error),
    fieldErrors: isApiError(error) ? error.fieldErrors : {},
    canRetry: isWorthRetrying(error),
  });

/** Creates a failure that shows the server's message. */
export const toSubmitFailure = failureWith(failureMessage);

/** Creates a failure that shows the generic text. The server's field errors are still shown at their fields. */
export const toGenericFailure = failureWith(genericMessage);

/** Creates the failure of a change. If the change may have been saved although its request failed, it also says so. */
export function toChangeFailure(
  error: unknown,
  toFailure: ToFailure = toGenericFailure,
): SubmitFailure {
  const failure = toFailure(error);
  if (outcomeOf(error) !== 'unknown') return failure;
  // Do not show the text for an unreachable server: it suggests another try, but the change may have been saved.
  const message =
    isApiError(error) && hasNoResponse(error) ? genericMessage(error) : failure.message;
  return { ...failure, message, otherMessages: [...(failure.otherMessages ?? []), lostMessage] };
}

/**
 * Creates the failure of a change that was not sent because the fetch before it has failed. Says that nothing was
 * changed, after the server's message if `toFailure` shows it. If the response to an earlier attempt was lost
 * (`isUnknown`), says instead that the change may have been saved.
 */
export function toFetchFailure(
  error: unknown,
  isUnknown: boolean,
  toFailure: ToFailure = toGenericFailure,
): SubmitFailure {
  const { message } = toFailure(error);
  const outcome: Message = isUnknown ? lostMessage : { key: 'edit.unread' };
  const canRetry = isWorthRetrying(error);
  if ('key' in message) return { message: outcome, canRetry };
  return { message, otherMessages: [outcome], canRetry };
}
