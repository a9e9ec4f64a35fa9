import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError } from '@/api/core/apiError';
import {
  announced,
  dismissed,
  notified,
  silenced,
  withdrawn,
  type NotificationDetails,
  type Tone,
  type Urgency,
} from './notifications.slice';

/** True if the request was refused because the session is over, or a logout aborted it. */
export function isEndOfSession(error: unknown): boolean {
  if (isApiError(error)) return error.kind === 'unauthorized';
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  );
}

/** Returns functions that show notifications, in a stable object. An error stays until the user closes it. */
export function useNotify() {
  const dispatch = useDispatch();
  return useMemo(() => {
    const tell = (tone: Tone) => (text: string, details?: NotificationDetails) =>
      void dispatch(notified(tone, text, details));
    const error = tell('error');
    return {
      success: tell('success'),
      info: tell('info'),
      error,
      /** Shows a failure, unless the end of the session has caused it: the login page tells the user about that. */
      failure: (cause: unknown, text: string, details?: NotificationDetails) => {
        if (!isEndOfSession(cause)) error(text, details);
      },
      dismiss: (kind: string) => void dispatch(dismissed(kind)),
    };
  }, [dispatch]);
}

export type Notify = ReturnType<typeof useNotify>;

/**
 * Returns functions that announce texts to screen readers, in a stable object. `withdraw` removes one polite
 * text, `silence` all texts of an urgency.
 */
export function useAnnounce() {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      announce: (text: string, urgency?: Urgency) => void dispatch(announced(text, urgency)),
      withdraw: (text: string) => void dispatch(withdrawn(text)),
      silence: (urgency: Urgency) => void dispatch(silenced(urgency)),
    }),
    [dispatch],
  );
}
