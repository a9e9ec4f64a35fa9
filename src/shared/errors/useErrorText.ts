import { useCallback } from 'react';
import { failureMessage } from './failureMessage';
import { useMessageText } from './useMessageText';

/** `failureMessage` in words, for what is said once and gone, such as a notice. */
export function useErrorText(): (error: unknown) => string {
  const toText = useMessageText();
  return useCallback((error) => toText(failureMessage(error)), [toText]);
}
