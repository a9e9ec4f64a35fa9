import { readField, readText } from '../core/wire/read';

/** The signed-in member of staff, stored in the browser (specification, section 3). */
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

/** From an answer or the browser's storage; null where it is damaged or has no role (D25, D35). */
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

/** From an answer or the browser's storage; null where no header could carry it, as every call would fail (D35). */
export function readToken(value: unknown): string | null {
  return typeof value === 'string' && /^[!-~]+$/.test(value) ? value : null;
}
