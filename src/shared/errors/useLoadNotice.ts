import { useContext, useEffect, useId, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError } from '@/api/core/apiError';
import { Audience } from '@/i18n/i18n';
import { loadFailed, loadLeft, loadOvercome } from '../notifications/notifications.slice';
import { isEndOfSession } from '../notifications/useNotify';
import { genericMessage } from './failureMessage';
import { useErrorText } from './MessageText';
import { useRememberedError } from './useRememberedError';

/** The state of a query. During a retry, `isError` is false and `isFetching` is true. */
export interface Load {
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  /** Identifies the loaded data, such as the state of a list. A failure of another subject is a new one. */
  subject?: unknown;
}

interface NoticeOptions {
  /** Returns the text of the notification. By default, the generic text. */
  textOf?: (error: unknown) => string;
}

/** Notifies once of each failed load, and removes the notification once the data has loaded. */
export function useLoadNotice(
  { isError, isFetching, error, subject }: Load,
  { textOf }: NoticeOptions = {},
): void {
  const dispatch = useDispatch();
  const reader = useId();
  // No session can end on a public page, so a 401 is a failure like any other there.
  const isPublic = useContext(Audience) !== 'staff';
  const failureText = useErrorText(genericMessage);
  const toText = textOf ?? failureText;
  /** The last failure that the user was told about, until the load succeeds. */
  const told = useRef<unknown>(null);
  const remembered = useRememberedError(isError ? error : null, subject);
  useEffect(() => {
    const isNew = isError && error !== remembered && error !== told.current;
    if (isNew && isApiError(error) && (isPublic || !isEndOfSession(error))) {
      told.current = error;
      dispatch(loadFailed(reader, toText(error)));
    } else if (!isError && !isFetching && told.current !== null) {
      told.current = null;
      dispatch(loadOvercome(reader));
    }
  }, [isError, isFetching, error, remembered, toText, isPublic, reader, dispatch]);
  // When the page is left, its notification stays until the user closes it.
  useEffect(() => () => void dispatch(loadLeft(reader)), [reader, dispatch]);
}
