import { useEffect, useRef } from 'react';
import { isApiError } from '@/api/core/apiError';
import { notify } from '@/shared/notifications/notify';
import { useFailureText } from './useFailureText';

/** Notifies once of each failed load (specification, section 8). A dead session has its own message (D3). */
export function useLoadNotice(error: unknown): void {
  const failureText = useFailureText();
  const told = useRef<unknown>(null);
  useEffect(() => {
    if (error === told.current) return;
    told.current = error;
    if (!isApiError(error) || error.kind === 'unauthorized') return;
    notify.error(failureText(error));
  }, [error, failureText]);
}
