import { notify } from '../notifications/notify';
import { errorParts } from './errorParts';

/** True where the session ended: the call was refused for it, or a logout cut it off. */
function isEndOfSession(error: unknown): boolean {
  if (errorParts(error).kind === 'unauthorized') return true;
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  );
}

/** Notifies of a failed call, save at the end of a session: the login page alone speaks of that (D3). */
export function notifyFailure(error: unknown, text: string): void {
  if (!isEndOfSession(error)) notify.error(text);
}
