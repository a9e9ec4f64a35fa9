import { selectToken, selectUser, sessionStarted } from '@/store/session.slice';
import { writeSession } from '@/store/sessionVault';
import { watchSession } from '@/store/watchSession';

import { createTestStore } from '../api/apiHarness';

const user = { name: 'Mette Holm', email: 'mette@example.dk', role: 'admin' };
const otherUser = { name: 'Bo', email: 'bo@example.dk', role: 'user' };

let stopWatching = (): void => undefined;

/** A tab in which the session is watched, signed in with the token given. */
function openTab(token: string | null = '1|abc') {
  const store = createTestStore();
  if (token !== null) store.dispatch(sessionStarted({ token, user }));
  stopWatching = watchSession(store);
  return store;
}

function tellOfStorage(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function comeBack(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

beforeEach(() => localStorage.clear());
afterEach(() => stopWatching());

describe('watchSession', () => {
  it.each([['token'], [null]])('follows a logout in another tab (key %j)', (key) => {
    const store = openTab();
    localStorage.clear();
    tellOfStorage(key);
    expect(selectToken(store.getState())).toBeNull();
  });

  it('follows a login in another tab', () => {
    const store = openTab(null);
    writeSession({ token: '2|def', user: otherUser });
    tellOfStorage('token');
    expect(selectUser(store.getState())).toEqual(otherUser);
  });

  it('follows a change of account, and does not undo it', () => {
    const store = openTab();
    writeSession({ token: '2|def', user: otherUser });
    tellOfStorage('token');
    expect(selectToken(store.getState())).toBe('2|def');
    expect(localStorage.getItem('token')).toBe('2|def');
  });

  it('ignores what is not about the session', () => {
    const store = openTab();
    localStorage.clear();
    tellOfStorage('language');
    expect(selectToken(store.getState())).toBe('1|abc');
  });

  it('changes nothing while the stored session is its own', () => {
    const store = openTab();
    const before = store.getState().session;
    tellOfStorage('token');
    expect(store.getState().session).toBe(before);
  });

  it('looks again when the page comes back from the back-forward cache', () => {
    const store = openTab();
    localStorage.clear();
    comeBack(false);
    expect(selectToken(store.getState())).toBe('1|abc');
    comeBack(true);
    expect(selectToken(store.getState())).toBeNull();
  });

  it('keeps the session of a browser that denies storage', () => {
    const store = openTab();
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    comeBack(true);
    tellOfStorage(null);
    expect(selectToken(store.getState())).toBe('1|abc');
  });

  it('ends', () => {
    const store = openTab();
    stopWatching();
    localStorage.clear();
    tellOfStorage('token');
    comeBack(true);
    expect(selectToken(store.getState())).toBe('1|abc');
  });
});
