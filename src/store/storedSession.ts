import { parseJson } from '@/api/core/wire/parse';
import { parseToken, parseUser } from '@/api/session/session.reader';
import { isLanguage, type Language } from '@/config/languages';
import { inLocalStorage } from '@/shared/browserStorage';
import { claimStaffDrafts, forgetStaffDrafts } from '@/shared/drafts/draftStorage';

import type { Session, SessionEnd } from './session.slice';

type Key = 'token' | 'user' | 'language';

function read(key: Key): string | null {
  return inLocalStorage((storage) => storage.getItem(key)) ?? null;
}

export function isStorageReadable(): boolean {
  return inLocalStorage((storage) => storage.getItem('token')) !== undefined;
}

/** True if a token is stored, whether it is valid or not. An empty token is left by a logout that was interrupted. */
export function hasStoredToken(): boolean {
  return Boolean(read('token'));
}

/** The stored session; null if there is none or it is damaged. */
export function readSession(): Session | null {
  const token = parseToken(read('token'));
  if (token === null) return null;
  const user = parseUser(parseJson(read('user') ?? ''));
  return user ? { token, user } : null;
}

/** Stores a session. The token comes last, because other tabs read the user when the token changes. */
export function writeSession({ token, user }: Session): void {
  claimStaffDrafts(user.email);
  inLocalStorage((storage) => {
    storage.setItem('user', JSON.stringify(user));
    storage.setItem('token', token);
  });
}

/**
 * The session that the page starts with. Without a valid session, removes what an earlier one has left: it may have
 * ended while the page was not loaded, and a token is useless if its user is damaged.
 */
export function openSession(): Session | null {
  const session = readSession();
  if (session) claimStaffDrafts(session.user.email);
  else clearSession(read('token'));
  return session;
}

/**
 * Removes this tab's drafts of staff and the session with this token, but not a session that another tab has started in
 * the meantime. A logout empties the token first, so that other tabs can distinguish it from a dead session and also
 * drop their drafts.
 */
export function clearSession(token: string | null, end: SessionEnd | null = null): void {
  forgetStaffDrafts();
  const stored = read('token');
  if (stored !== null && stored !== token) return;
  if (end === 'logout') inLocalStorage((storage) => storage.setItem('token', ''));
  inLocalStorage((storage) => {
    storage.removeItem('token');
    storage.removeItem('user');
  });
}

/** The stored language; null if it is missing or unknown. */
export function readLanguage(): Language | null {
  const language = read('language');
  return isLanguage(language) ? language : null;
}

export function writeLanguage(language: Language): void {
  inLocalStorage((storage) => {
    storage.setItem('language', language);
  });
}

export function clearLanguage(): void {
  inLocalStorage((storage) => {
    storage.removeItem('language');
  });
}
