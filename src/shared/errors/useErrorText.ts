import { useCallback } from 'react';
import type { TextKey } from '@/i18n/textKeys';
import { useTexts } from '@/i18n/useTexts';

const keyOfKind: Partial<Record<string, TextKey>> = {
  network: 'errors.network',
  timeout: 'errors.timeout',
};

function readString(error: unknown, name: 'kind' | 'message'): string {
  if (typeof error !== 'object' || error === null) return '';
  const value = (error as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/**
 * What to tell the user about a failed call: the server's message when it sent one, otherwise a text
 * of ours (specification, section 8). Takes the API's error; anything else is answered generically.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTexts();
  return useCallback(
    (error) => {
      const kind = readString(error, 'kind');
      // What was thrown by a program has a message too, but not one for the user: it has no kind.
      const message = kind ? readString(error, 'message') : '';
      return message || t(keyOfKind[kind] ?? 'SOMETHING_WENT_WRONG');
    },
    [t],
  );
}
