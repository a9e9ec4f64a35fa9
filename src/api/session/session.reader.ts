import { getField, parseText } from '../core/wire/parse';
import type { User } from './session.model';

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
