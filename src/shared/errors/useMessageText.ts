import { useCallback } from 'react';
import { useTexts } from '@/i18n/useTexts';
import type { Message } from './failureMessage';

/** Turns a message into words of the reader's language; the server's own words stay as they are. */
export function useMessageText(): (message: Message) => string {
  const { t } = useTexts();
  return useCallback((message) => ('key' in message ? t(message.key) : message.text), [t]);
}
