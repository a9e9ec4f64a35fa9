import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type Message, failureMessage, genericMessage } from './failureMessage';

/** A message in words of the reader's language; the server's own words stay as they are, in their own. */
export function MessageText({ message }: { message: Message }) {
  const { t } = useTranslation();
  return 'key' in message ? t(message.key) : <span lang={message.lang}>{message.text}</span>;
}

/** Turns a message into words of the reader's language; the server's own words stay as they are. */
export function useMessageText(): (message: Message) => string {
  const { t } = useTranslation();
  return useCallback((message) => ('key' in message ? t(message.key) : message.text), [t]);
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
