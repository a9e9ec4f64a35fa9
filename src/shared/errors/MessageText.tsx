import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { failureMessage, type Message } from './failureMessage';

/** Shows a message in the user's language. The server's text stays in its own language. */
export function MessageText({ message }: { message: Message }) {
  const { t } = useTranslation();
  if ('key' in message) return <span>{t(message.key)}</span>;
  return (
    <span>
      {message.intro && `${t(message.intro)}: `}
      <span lang={message.lang}>{message.text}</span>
    </span>
  );
}

/** Returns a function that formats a message as plain text. The server's text stays in its own language. */
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

/**
 * Returns a function that formats the message about a failed request as plain text, for example for a notification.
 * `toMessage` is `failureMessage` or `genericMessage`.
 */
export function useErrorText(toMessage = failureMessage): (error: unknown) => string {
  const toText = useMessageText();
  return useCallback((error) => toText(toMessage(error)), [toText, toMessage]);
}
