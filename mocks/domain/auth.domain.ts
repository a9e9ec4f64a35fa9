import type { Database } from '../db/database';
import type { UserRow } from '../db/tables';
import { DomainError, refuseTooManyAttempts } from './domainError';

/** How long a session lasts; the real server's figure is not known. */
export const sessionMs = 8 * 60 * 60 * 1000;

/** So many wrong passwords within the window block the login for the rest of it. */
const maxFailedLogins = 5;
const failureWindowMs = 60 * 1000;

/** Opens a session; null for a user who has left (section 4). Refuses wrong credentials, and any try after too many. */
export function logIn(
  db: Database,
  email: string,
  password: string,
): { token: string; user: UserRow } | null {
  const key = email.toLowerCase();
  const now = db.now().getTime();
  const recent = (db.failedLogins.get(key) ?? []).filter((at) => at > now - failureWindowMs);
  if (recent.length >= maxFailedLogins) refuseTooManyAttempts(failureWindowMs / 1000);
  const user = db.users.all().find((row) => row.email === key && row.password === password);
  if (user === undefined) {
    db.failedLogins.set(key, [...recent, now]);
    throw new DomainError('unauthorized', 'wrongCredentials');
  }
  db.failedLogins.delete(key);
  if (!user.isActive) return null;
  const token = `${user.id}|${db.random.text(40, 'abcdefghijkmnpqrstuvwxyz23456789')}`;
  db.sessions.set(token, { token, userId: user.id, expiresAt: now + sessionMs });
  return { token, user };
}

export function logOut(db: Database, token: string): void {
  db.sessions.delete(token);
}

/** Who a bearer belongs to. Refuses an unknown one, and one whose session has run out. */
export function userOfBearer(db: Database, token: string): UserRow {
  const session = db.sessions.get(token);
  const user = session && db.users.get(session.userId);
  if (!session || !user) throw new DomainError('unauthorized', 'notLoggedIn');
  if (session.expiresAt > db.now().getTime()) return user;
  throw new DomainError('sessionExpired', 'sessionExpired');
}
