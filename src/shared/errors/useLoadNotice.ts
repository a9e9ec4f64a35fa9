import { useEffect, useRef } from 'react';
import { errorParts } from './errorParts';
import { notifyFailure } from './notifyFailure';
import { useFailureText } from './useFailureText';

/**
 * Notifies once of each failed load (specification, section 8). `error` is a query's. The notice is the
 * generic one, save where `textOf` gives the load another.
 */
export function useLoadNotice(error: unknown, textOf?: (error: unknown) => string): void {
  const failureText = useFailureText();
  const text = textOf ?? failureText;
  const told = useRef<unknown>(null);
  useEffect(() => {
    if (error === told.current) return;
    told.current = error;
    if (errorParts(error).kind) notifyFailure(error, text(error));
  }, [error, text]);
}
