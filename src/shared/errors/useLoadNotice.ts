import { useEffect, useRef } from 'react';
import { isApiError } from '@/api/core/apiError';
import { notify } from '../notifications/notify';
import { notifyFailure } from './notifyFailure';
import { useGenericErrorText } from './MessageText';

/** Where a load stands, as a query says it. While it is tried again it has neither failed nor been overcome. */
export interface Load {
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  /** What is loaded, where that changes: other ones are other loads. */
  subject?: unknown;
}

/** A failure that was told of and is not overcome. */
interface Told {
  error: unknown;
  kind: string;
}

/** Those of all the page. Loads that fail with the same words share one notice, which goes with the last of them. */
const standing = new Set<Told>();

function takeBack(told: Told): void {
  standing.delete(told);
  if (![...standing].some(({ kind }) => kind === told.kind)) notify.dismiss(told.kind);
}

/**
 * Notifies once of each failed load, and takes that back once it has loaded (specification, section 8). The notice is the
 * generic one, save where `textOf` gives the load another. On a page that `isPublic` no session ends, so that its 401 is a
 * failure like any other (D26).
 */
export function useLoadNotice(
  { isError, isFetching, error, subject }: Load,
  textOf?: (error: unknown) => string,
  isPublic = false,
): void {
  const failureText = useGenericErrorText();
  const toText = textOf ?? failureText;
  const told = useRef<Told>(null);
  const seen = useRef<{ subject: unknown; remembered: unknown } | null>(null);
  useEffect(() => {
    const before = told.current;
    if (!seen.current || seen.current.subject !== subject) {
      // RTK Query first shows the failure that it remembers of an earlier reading, and asks again.
      seen.current = { subject, remembered: isError ? error : null };
    }
    if (isError && error !== seen.current.remembered && before?.error !== error) {
      const text = toText(error);
      const now = { error, kind: `load: ${text}` };
      told.current = now;
      standing.add(now);
      if (before) takeBack(before);
      if (!isApiError(error)) return;
      if (isPublic) notify.error(text, { kind: now.kind });
      else notifyFailure(error, text, { kind: now.kind });
    } else if (!isError && !isFetching && before) {
      told.current = null;
      takeBack(before);
    }
  }, [isError, isFetching, error, subject, toText, isPublic]);
  // The notice stays for its reader where the page is left.
  useEffect(() => {
    if (told.current) standing.add(told.current);
    return () => {
      if (told.current) standing.delete(told.current);
    };
  }, []);
}
