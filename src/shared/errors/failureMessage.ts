import { isApiError, type ApiErrorKind } from '@/api/core/apiError';
import type { Language } from '@/config/languages';
import type { TextKey } from '@/i18n/i18n';

/**
 * A message for the user: either one of our texts by key, which follows the language, or the server's text. `lang` is
 * the language of the server's text if it is not the page's. `intro` is one of our texts that precedes it and says what
 * has failed.
 */
export type Message =
  | { key: TextKey }
  | { text: string; lang?: Language | undefined; intro?: TextKey };

/** Identifies a message among others, for example as a React key. */
export const messageId = (message: Message): string =>
  'key' in message ? message.key : message.text;

const generic: Message = { key: 'SOMETHING_WENT_WRONG' };

/**
 * The kinds of errors that have their own text, which is used if the server sent none. Every other kind gets the
 * generic text.
 */
const keyOfKind: Partial<Record<ApiErrorKind, TextKey>> = {
  network: 'errors.network',
  timeout: 'errors.timeout',
  rateLimited: 'errors.rateLimited',
  unconfirmed: 'errors.unconfirmed',
};

/**
 * The message for a failed request: the server's if it sent one, otherwise one of ours. Anything but an `ApiError` gets
 * the generic text.
 */
export function failureMessage(error: unknown): Message {
  if (!isApiError(error)) return generic;
  if (error.message) return { text: error.message };
  const key = keyOfKind[error.kind];
  return key ? { key } : generic;
}

/**
 * The generic text, for a failure whose server message is not shown, such as a failed deletion or export. Only a
 * 403 keeps the server's message, because the server decides what a role may do.
 */
export function genericMessage(error: unknown): Message {
  const isForbidden = isApiError(error) && error.kind === 'forbidden';
  return isForbidden && error.message ? { text: error.message } : generic;
}

/** Adds the language of the server's text. Returns one of our texts unchanged. */
export function inLanguage(message: Message, lang: Language | undefined): Message {
  return 'key' in message ? message : { ...message, lang };
}
