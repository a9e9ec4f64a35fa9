import { unwrap } from '../core/wire/envelope';
import { readField, readText, required } from '../core/wire/read';
import type { LoginResult, User } from './session.model';

/** The user in an answer or in the browser's storage; null where it is damaged or has no role (D25). */
export function readUser(value: unknown): User | null {
  const role = readText(readField(value, 'role')).trim();
  if (role === '') return null;
  return {
    name: readText(readField(value, 'name')),
    email: readText(readField(value, 'email')),
    role,
  };
}

/** A bearer, of an answer or stored; null where no header could carry it, and every call would fail with it. */
export function readToken(value: unknown): string | null {
  const token = readText(value);
  return /^[!-~]+$/.test(token) ? token : null;
}

/** The answer to a login; null for the server's `user: 0`, which logs nobody in (specification, section 4). */
export function readLogin(body: unknown): LoginResult {
  const user = unwrap(body, 'user');
  if (user === 0 || user === '0') return null;
  return {
    token: required(readToken(unwrap(body, 'token')), 'token'),
    user: required(readUser(user), 'user'),
  };
}
