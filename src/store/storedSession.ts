import { readToken, readUser } from '@/api/session/session.model';
import { isLanguage, type Language } from '@/config/languages';
import { claimStaffDrafts, forgetStaffDrafts } from '@/shared/drafts/storedDrafts';

import type { Session } from './session.slice';

type Key = 'token' | 'user' | 'language';

/** The browser may deny storage altogether or be out of room: then nothing is remembered, and nothing breaks. */
function attempt<Value>(action: (storage: Storage) => Value): Value | undefined {
  try {
    return action(globalThis.localStorage);
  } catch {
    return undefined;
  }
}

function read(key: Key): string | null {
  return attempt((storage) => storage.getItem(key)) ?? null;
}

/** True when the browser lets storage be read. */
export function isStorageReadable(): boolean {
  return attempt((storage) => storage.getItem('token')) !== undefined;
}

/** True when a bearer is stored, whatever it is worth. */
export function hasStoredToken(): boolean {
  return read('token') !== null;
}

/** The stored session; null where there is none or its user is damaged (D25). */
export function readSession(): Session | null {
  const token = readToken(read('token'));
  if (token === null) return null;
  try {
    const user = readUser(JSON.parse(read('user') ?? 'null'));
    return user && { token, user };
  } catch {
    return null;
  }
}

/** Stores a session. The token goes last: other tabs look up the user when it changes. */
export function writeSession({ token, user }: Session): void {
  claimStaffDrafts(user.email);
  attempt((storage) => {
    storage.setItem('user', JSON.stringify(user));
    storage.setItem('token', token);
  });
}

/**
 * The session that a page starts with. Where there is none, what another has left goes: the page may have been elsewhere
 * when that ended, and a bearer beside a damaged user (D25) is of no use to anybody.
 */
export function openSession(): Session | null {
  const session = readSession();
  if (session) claimStaffDrafts(session.user.email);
  else clearSession(read('token'));
  return session;
}

/** Forgets the session of this token, but not one that another tab has begun meanwhile. */
export function clearSession(token: string | null): void {
  forgetStaffDrafts();
  const stored = read('token');
  if (stored !== null && stored !== token) return;
  attempt((storage) => {
    storage.removeItem('token');
    storage.removeItem('user');
  });
}

/** The stored language; null where there is none that the product has. */
export function readLanguage(): Language | null {
  const language = read('language');
  return isLanguage(language) ? language : null;
}

/** Stores the language that was chosen. */
export function writeLanguage(language: Language): void {
  attempt((storage) => {
    storage.setItem('language', language);
  });
}

/** Forgets the language (specification, section 4, and D23). */
export function clearLanguage(): void {
  attempt((storage) => {
    storage.removeItem('language');
  });
}
