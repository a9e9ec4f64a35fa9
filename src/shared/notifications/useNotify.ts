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

/** True where the session ended: the call was refused for it, or a logout cut it off. */
export function isEndOfSession(error: unknown): boolean {
  if (isApiError(error)) return error.kind === 'unauthorized';
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  );
}

/**
 * Tells the user what came of something, `info` where nothing failed. An error stays until it is closed, others go by themselves.
 * Texts are already translated. The same object in every render.
 */
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
      /** Tells of a failed call, save at the end of a session: the login page alone speaks of that (D3). */
      failure: (cause: unknown, text: string, details?: NotificationDetails) => {
        if (!isEndOfSession(cause)) error(text, details);
      },
      /** Takes away what no longer holds, such as a failure that was overcome. */
      dismiss: (kind: string) => void dispatch(dismissed(kind)),
    };
  }, [dispatch]);
}

export type Notify = ReturnType<typeof useNotify>;

/**
 * Says a text to screen readers, once, without showing it; texts that come in the same moment are all read. `withdraw` removes one
 * that no longer holds, `silence` all of them. Texts are already translated. The same object in every render.
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
