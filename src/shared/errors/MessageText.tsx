import { useTexts } from '@/i18n/useTexts';
import type { Message } from './failureMessage';

/** A message in words of the reader's language; the server's own words stay as they are, in their own. */
export function MessageText({ message }: { message: Message }) {
  const { t } = useTexts();
  return 'key' in message ? t(message.key) : <span lang={message.lang}>{message.text}</span>;
}
