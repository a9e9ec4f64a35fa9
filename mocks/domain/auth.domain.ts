import type { Database } from '../db/database';
import type { UserRow } from '../db/tables';
import { DomainError, refuseTooManyAttempts } from './domainError';

/** Lifetime of a session. The real server's value is unknown. */
export const sessionMs = 8 * 60 * 60 * 1000;

/** After this many failed logins within `failureWindowMs`, further logins are refused until that time has passed. */
const maxFailedLogins = 5;
const failureWindowMs = 60 * 1000;

/**
 * Opens a session. Returns null for an inactive user. Rejects wrong credentials, and every attempt after too many
 * failures.
 */
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

/** The user of a bearer token. Rejects an unknown token and an expired session. */
export function userOfBearer(db: Database, token: string): UserRow {
  const session = db.sessions.get(token);
  const user = session && db.users.get(session.userId);
  if (!session || !user) throw new DomainError('unauthorized', 'notLoggedIn');
  if (session.expiresAt > db.now().getTime()) return user;
  throw new DomainError('sessionExpired', 'sessionExpired');
}
