import { useEffect, useRef } from 'react';
import { isApiError } from '@/api/core/apiError';
import { notify } from '../notifications/notify';
import { notifyFailure } from './notifyFailure';
import { useGenericErrorText } from './useMessageText';

/**
 * Notifies once of each failed load (specification, section 8). `error` is a query's. The notice is the
 * generic one, save where `textOf` gives the load another. On a page that `isPublic` no session ends, so that its 401 is a
 * failure like any other (D26).
 */
export function useLoadNotice(
  error: unknown,
  textOf?: (error: unknown) => string,
  isPublic = false,
): void {
  const failureText = useGenericErrorText();
  const text = textOf ?? failureText;
  const told = useRef<unknown>(null);
  useEffect(() => {
    if (error === told.current) return;
    told.current = error;
    if (!isApiError(error)) return;
    if (isPublic) notify.error(text(error));
    else notifyFailure(error, text(error));
  }, [error, text, isPublic]);
}
