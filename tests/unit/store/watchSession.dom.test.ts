import { selectToken, sessionStarted } from '@/store/session.slice';
import { writeSession } from '@/store/storedSession';
import { watchSession } from '@/store/watchSession';

import { createTestStore } from '../api/apiHarness';

const user = { name: 'Mette Holm', email: 'mette@example.dk', role: 'admin' };
const otherUser = { name: 'Bo', email: 'bo@example.dk', role: 'user' };

let stopWatching = (): void => undefined;

/** Opens a tab that watches the session, signed in with the given token. */
function openTab(token: string | null = '1|abc') {
  const store = createTestStore();
  if (token !== null) store.dispatch(sessionStarted({ token, user }));
  stopWatching = watchSession(store);
  return store;
}

function tellOfStorage(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

const tellOfPage = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

function comeBack(persisted: boolean): void {
  tellOfPage('pageshow', persisted);
}

const isCovered = () => document.documentElement.style.visibility === 'hidden';

beforeEach(() => localStorage.clear());
afterEach(() => stopWatching());

describe('watchSession', () => {
  it.each([['token'], [null]])('follows a logout in another tab (key %j)', (key) => {
    const store = openTab();
    localStorage.clear();
    tellOfStorage(key);
    expect(selectToken(store.getState())).toBeNull();
  });

  it('follows a change of account in another tab, and does not revert it', () => {
    const store = openTab();
    writeSession({ token: '2|def', user: otherUser });
    tellOfStorage('token');
    expect(selectToken(store.getState())).toBe('2|def');
    expect(localStorage.getItem('token')).toBe('2|def');
  });

  it('does not write the session of another tab, which may have ended by then [4-session-not-restored]', () => {
    openTab();
    writeSession({ token: '2|def', user: otherUser });
    const write = jest.spyOn(Storage.prototype, 'setItem');
    tellOfStorage('token');
    expect(write.mock.contexts).not.toContain(localStorage);
    write.mockRestore();
  });

  it('ignores changes of other storage keys', () => {
    const store = openTab();
    localStorage.clear();
    tellOfStorage('language');
    expect(selectToken(store.getState())).toBe('1|abc');
  });

  it('ignores a change of the storage that leaves the stored session the same', () => {
    const store = openTab();
    const before = store.getState().session;
    tellOfStorage('token');
    expect(store.getState().session).toBe(before);
  });

  it('checks the session when the page comes back from the back-forward cache', () => {
    const store = openTab();
    localStorage.clear();
    comeBack(false);
    expect(selectToken(store.getState())).toBe('1|abc');
    comeBack(true);
    expect(selectToken(store.getState())).toBeNull();
  });

  it('hides a page that enters the back-forward cache until the session is checked', () => {
    const store = openTab();
    tellOfPage('pagehide', true);
    expect(isCovered()).toBe(true);
    localStorage.clear();
    let wasCovered = false;
    store.subscribe(() => {
      wasCovered ||= isCovered();
    });
    comeBack(true);
    expect([wasCovered, isCovered()]).toEqual([true, false]);
  });

  it.each([
    ['that is left for good', '1|abc', false],
    ['without a session', null, true],
  ])('hides no page %s', (_what, token, persisted) => {
    openTab(token);
    tellOfPage('pagehide', persisted);
    expect(isCovered()).toBe(false);
  });

  it('keeps the session when the browser denies storage', () => {
    const store = openTab();
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    comeBack(true);
    tellOfStorage(null);
    expect(selectToken(store.getState())).toBe('1|abc');
  });

  it('does nothing after it has been stopped', () => {
    const store = openTab();
    stopWatching();
    localStorage.clear();
    tellOfStorage('token');
    tellOfPage('pagehide', true);
    comeBack(true);
    expect(selectToken(store.getState())).toBe('1|abc');
    expect(isCovered()).toBe(false);
  });
});
