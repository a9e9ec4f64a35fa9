import { readField, readText } from '../core/wire/read';

/** The signed-in member of staff, kept locally (specification, section 3). */
export interface User {
  name: string;
  email: string;
  role: string;
}

/** What the login form writes. */
export interface Credentials {
  email: string;
  password: string;
}

/** A login that succeeded, or the server's `user: 0` with its reason, which logs nobody in (section 4). */
export type LoginResult = { token: string; user: User } | { refusal: string | null };

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
