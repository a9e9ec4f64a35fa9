import { useEffect, useRef } from 'react';
import { isApiError } from '@/api/core/apiError';
import { notifyFailure } from './notifyFailure';
import { useFailureText } from './useFailureText';

/** Notifies once of each failed load (specification, section 8). */
export function useLoadNotice(error: unknown): void {
  const failureText = useFailureText();
  const told = useRef<unknown>(null);
  useEffect(() => {
    if (error === told.current) return;
    told.current = error;
    if (isApiError(error)) notifyFailure(error, failureText(error));
  }, [error, failureText]);
}
