import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isNotFound } from '@/api/core/apiError';
import type { Message } from '../../errors/failureMessage';
import { useMessageText } from '../../errors/MessageText';
import { toGenericFailure, type SubmitFailure, type ToFailure } from '../../forms/serverErrors';
import { useWhenOnline } from '../../hooks/useWhenOnline';
import { useAnnounce } from '../../notifications/useNotify';
import { ErrorState } from '../../ui/states/ErrorState';
import { DialogLoading } from '../../ui/states/LoadingState';

/** A list in the cache, and how to fetch it again. */
export interface ListQuery<Row> {
  data?: readonly Row[] | undefined;
  /** Resolves with undefined if the end of the session has cancelled the fetch. Rejects with the request's error. */
  fetchRows: () => Promise<readonly Row[] | undefined>;
}

function toLoadFailure(error: unknown, { message }: SubmitFailure): Message {
  const isGeneric = 'key' in message && message.key === 'SOMETHING_WENT_WRONG';
  return isGeneric ? { key: isNotFound(error) ? 'edit.gone' : 'edit.unread' } : message;
}

interface FreshRecord<Answer> {
  /** The fetched data; null until it has arrived. */
  answer: Answer | null;
  /** The error of the last request. Stays set during `retry`. */
  error: unknown;
  failure: Message | null;
  isFetching: boolean;
  retry: () => void;
}

/**
 * Fetches the data of a dialog once, when the dialog opens, so that the data does not change while the user edits it.
 * Does not fetch if `known` is given.
 */
export function useFreshRecord<Answer>(
  fetchNow: () => Promise<Answer | undefined>,
  known: Answer | null = null,
  toFailure: ToFailure = toGenericFailure,
): FreshRecord<Answer> {
  const [fetched, setFetched] = useState<
    Pick<FreshRecord<Answer>, 'answer' | 'error' | 'isFetching'>
  >({ answer: known, error: null, isFetching: known === null });
  const load = () =>
    fetchNow().then(
      (answer) => answer && setFetched({ answer, error: null, isFetching: false }),
      (error: unknown) => setFetched({ answer: null, error, isFetching: false }),
    );
  const loadFirst = useEffectEvent(() => {
    if (known === null) void load();
  });
  useEffect(() => loadFirst(), []);

  const retry = () => {
    if (fetched.isFetching) return;
    setFetched({ ...fetched, isFetching: true });
    void load();
  };
  const { error } = fetched;
  useWhenOnline(error === null ? undefined : retry);

  return {
    ...fetched,
    failure: error === null ? null : toLoadFailure(error, toFailure(error)),
    retry,
  };
}

export interface RecordLoadingProps extends Pick<FreshRecord<unknown>, 'failure' | 'isFetching'> {
  retry?: (() => void) | undefined;
}

/** Shown in a dialog until its data arrives. A failure stays during a retry, so that its button keeps the focus. */
export function RecordLoading({ failure, isFetching, retry }: RecordLoadingProps) {
  const toText = useMessageText();
  const { announce } = useAnnounce();
  const text = failure && toText(failure);
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (isFetching || text === null) return;
    // Announce a retry that fails with the same text: the alert does not change then, so screen readers stay silent.
    if (text === said.current) announce(text, 'assertive');
    said.current = text;
  }, [isFetching, text, announce]);
  return (
    <>
      {text !== null && <ErrorState message={text} onRetry={retry} />}
      {isFetching && <DialogLoading />}
    </>
  );
}
