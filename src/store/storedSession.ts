import { readToken, readUser, type User } from '@/api/session/session.model';
import { isLanguage, type Language } from '@/config/languages';

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
  claimStaffDrafts(user);
  attempt((storage) => {
    storage.setItem('user', JSON.stringify(user));
    storage.setItem('token', token);
  });
}

const staffDrafts = 'draft:staff:';
const draftsOwner = `${staffDrafts}owner`;

/** What staff typed in this tab and did not save goes with their session. */
export function forgetStaffDrafts(): void {
  attempt(() => {
    Object.keys(sessionStorage).forEach((key) => {
      if (key.startsWith(staffDrafts)) sessionStorage.removeItem(key);
    });
  });
}

/**
 * What a haulier typed and signed in this tab is not for the staff who log in or out here. The end of a session in another tab
 * leaves it: somebody may be typing.
 */
export function forgetHaulierWork(): void {
  attempt(() => {
    Object.keys(sessionStorage).forEach((key) => {
      if (key.startsWith('draft:link:') || key === 'receipt') sessionStorage.removeItem(key);
    });
  });
}

/**
 * The tab may have been elsewhere while another account took the place of the one that typed here: that is not theirs.
 * Accounts without an e-mail cannot be told apart, so that none has drafts.
 */
export function claimStaffDrafts({ email }: User): void {
  attempt(() => {
    if (email !== '' && sessionStorage.getItem(draftsOwner) === email) return;
    forgetStaffDrafts();
    if (email !== '') sessionStorage.setItem(draftsOwner, email);
  });
}

/**
 * The session that a page starts with. Where there is none, what another has left goes: the page may have been elsewhere
 * when that ended, and a bearer beside a damaged user (D25) is of no use to anybody.
 */
export function openSession(): Session | null {
  const session = readSession();
  if (session) claimStaffDrafts(session.user);
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
