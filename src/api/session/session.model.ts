import { getField, parseText } from '../core/wire/parse';

/** The logged-in staff member, as stored in the browser. */
export interface User {
  name: string;
  email: string;
  role: string;
}

export interface Credentials {
  email: string;
  password: string;
}

/** `refusal` is the server's reason, if it gave one. */
export type LoginResult = { token: string; user: User } | { refusal: string | null };

/** Parses a user from a response or from the browser's storage; null if the value is damaged or has no role. */
export function parseUser(value: unknown): User | null {
  const rawRole = getField(value, 'role');
  const role = typeof rawRole === 'string' ? rawRole.trim() : '';
  if (role === '') return null;
  return {
    name: parseText(getField(value, 'name')),
    email: parseText(getField(value, 'email')),
    role,
  };
}

/**
 * Parses a token from a response or from the browser's storage; null if a header could not carry it, because every
 * request would fail.
 */
export function parseToken(value: unknown): string | null {
  return typeof value === 'string' && /^[!-~]+$/.test(value) ? value : null;
}
