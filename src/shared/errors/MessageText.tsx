import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, type ApiErrorKind } from '@/api/core/apiError';
import type { Language } from '@/config/languages';
import type { TextKey } from '@/i18n/i18n';

/** A message in words of the reader's language; the server's own words stay as they are, in their own. */
export function MessageText({ message }: { message: Message }) {
  const { t } = useTranslation();
  if ('key' in message) return t(message.key);
  return (
    <>
      {message.intro && `${t(message.intro)}: `}
      <span lang={message.lang}>{message.text}</span>
    </>
  );
}

/** Turns a message into words of the reader's language; the server's own words stay as they are. */
export function useMessageText(): (message: Message) => string {
  const { t } = useTranslation();
  return useCallback(
    (message) => {
      if ('key' in message) return t(message.key);
      return message.intro ? `${t(message.intro)}: ${message.text}` : message.text;
    },
    [t],
  );
}

/** `failureMessage` in words, for what is said once and gone, such as a notice. */
export function useErrorText(): (error: unknown) => string {
  const toText = useMessageText();
  return useCallback((error) => toText(failureMessage(error)), [toText]);
}

/** The same of `genericMessage`. */
export function useGenericErrorText(): (error: unknown) => string {
  const toText = useMessageText();
  return useCallback((error) => toText(genericMessage(error)), [toText]);
}

/**
 * A message on the screen: a text of ours by key, which follows the language, or the server's own words, with their language
 * where that is not the page's, and a text of ours before them where they do not say what has failed.
 */
export type Message =
  { key: TextKey } | { text: string; lang?: Language | undefined; intro?: TextKey };

const generic: Message = { key: 'SOMETHING_WENT_WRONG' };

/** What the server could not say itself; every other kind is told by the generic text. */
const keyOfKind: Partial<Record<ApiErrorKind, TextKey>> = {
  network: 'errors.network',
  timeout: 'errors.timeout',
  rateLimited: 'errors.rateLimited',
  unconfirmed: 'errors.unconfirmed',
};

/**
 * What to tell of a failed call: the server's message when it sent one, otherwise a text of ours
 * (specification, section 8). Takes the API's error; anything else is answered generically.
 */
export function failureMessage(error: unknown): Message {
  if (!isApiError(error)) return generic;
  if (error.message) return { text: error.message };
  const key = keyOfKind[error.kind];
  return key ? { key } : generic;
}

/**
 * What to tell of a failure that section 8 of the specification gives the generic text, such as of a
 * list, a deletion or an export; save that a refusal speaks for itself (D25).
 */
export function genericMessage(error: unknown): Message {
  const isForbidden = isApiError(error) && error.kind === 'forbidden';
  return isForbidden && error.message ? { text: error.message } : generic;
}

/** The message with the language of the server's words, where it is known. */
export function inLanguage(message: Message, lang: Language | undefined): Message {
  return 'key' in message ? message : { ...message, lang };
}
