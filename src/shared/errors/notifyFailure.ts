import { isApiError } from '@/api/core/apiError';
import { notify, type NotificationDetails } from '../notifications/notify';

/** True where the session ended: the call was refused for it, or a logout cut it off. */
function isEndOfSession(error: unknown): boolean {
  if (isApiError(error)) return error.kind === 'unauthorized';
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  );
}

/** Notifies of a failed call, save at the end of a session: the login page alone speaks of that (D3). */
export function notifyFailure(error: unknown, text: string, details?: NotificationDetails): void {
  if (!isEndOfSession(error)) notify.error(text, details);
}
