import { useCallback } from 'react';
import { genericMessage } from './failureMessage';
import { useMessageText } from './useMessageText';

/** `genericMessage` in words, for what is said once and gone, such as a notice. */
export function useFailureText(): (error: unknown) => string {
  const toText = useMessageText();
  return useCallback((error) => toText(genericMessage(error)), [toText]);
}
