import { unwrap } from '../core/wire/envelope';
import { readField, readText, required } from '../core/wire/read';
import type { LoginResult, User } from './session.model';

/** The user in an answer or in the browser's storage; null where it is damaged or its role is no text (D25, D35). */
export function readUser(value: unknown): User | null {
  const stored = readField(value, 'role');
  const role = typeof stored === 'string' ? stored.trim() : '';
  if (role === '') return null;
  return {
    name: readText(readField(value, 'name')),
    email: readText(readField(value, 'email')),
    role,
  };
}

/** A bearer, of an answer or stored; null where it is no text (D35) or no header could carry it: every call would fail. */
export function readToken(value: unknown): string | null {
  return typeof value === 'string' && /^[!-~]+$/.test(value) ? value : null;
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
