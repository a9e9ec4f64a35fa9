import { useEffect, useId, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError } from '@/api/core/apiError';
import { loadFailed, loadLeft, loadOvercome } from '../notifications/notifications.slice';
import { isEndOfSession } from '../notifications/useNotify';
import { useGenericErrorText } from './MessageText';

/** Where a load stands, as a query says it. While it is tried again it has neither failed nor been overcome. */
export interface Load {
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  /** What is loaded, where that changes: other ones are other loads. */
  subject?: unknown;
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
  const dispatch = useDispatch();
  const reader = useId();
  const failureText = useGenericErrorText();
  const toText = textOf ?? failureText;
  /** The last failure that was told of, until it is overcome. */
  const told = useRef<unknown>(null);
  const seen = useRef<{ subject: unknown; remembered: unknown } | null>(null);
  useEffect(() => {
    if (!seen.current || seen.current.subject !== subject) {
      // RTK Query first shows the failure that it remembers of an earlier reading, and asks again.
      seen.current = { subject, remembered: isError ? error : null };
    }
    if (isError && error !== seen.current.remembered && error !== told.current) {
      told.current = error;
      const isTold = isApiError(error) && (isPublic || !isEndOfSession(error));
      dispatch(loadFailed(reader, toText(error), isTold));
    } else if (!isError && !isFetching && told.current !== null) {
      told.current = null;
      dispatch(loadOvercome(reader));
    }
  }, [isError, isFetching, error, subject, toText, isPublic, reader, dispatch]);
  // The notice stays for its reader where the page is left.
  useEffect(() => () => void dispatch(loadLeft(reader)), [reader, dispatch]);
}
