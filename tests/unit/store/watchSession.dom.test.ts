import { createApplication } from '@/app/start/application';
import { writeJournal } from '@/shared/runs/journal';
import { createRun, type Run } from '@/shared/runs/run';
import { selectToken, sessionEnded, sessionStarted, type SessionEnd } from '@/store/session.slice';
import { writeSession } from '@/store/storedSession';
import { watchSession } from '@/store/watchSession';
import { testSettings } from '@tests/support/fixtures/testSettings';

const user = { name: 'Mette Holm', email: 'mette@example.dk', role: 'admin' };
const otherUser = { name: 'Bo', email: 'bo@example.dk', role: 'user' };

let stopWatching = (): void => undefined;

/** Opens a tab that watches the session, logged in with the given token. */
function openTab(token: string | null = '1|abc') {
  const application = createApplication(testSettings);
  if (token !== null) application.store.dispatch(sessionStarted({ token, user }));
  stopWatching = watchSession(application);
  return application;
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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => stopWatching());

/** Ends the session in another tab. Returns the storage events that the browser sends to this tab. */
function endElsewhere(end: SessionEnd): StorageEvent[] {
  const ownDrafts = Object.entries<string>(sessionStorage);
  const { store } = createApplication(testSettings);
  const events: StorageEvent[] = [];
  const note = (key: string, newValue: string | null) =>
    events.push(
      new StorageEvent('storage', { key, oldValue: localStorage.getItem(key), newValue }),
    );
  const { setItem, removeItem } = Storage.prototype;
  const spies = [
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, to) {
      if (this === localStorage) note(key, to);
      setItem.call(this, key, to);
    }),
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      if (this === localStorage) note(key, null);
      removeItem.call(this, key);
    }),
  ];
  store.dispatch(sessionEnded('1|abc', end));
  spies.forEach((spy) => spy.mockRestore());
  // Each tab has its own session storage.
  ownDrafts.forEach(([key, draft]) => sessionStorage.setItem(key, draft));
  return events;
}

/** Types a draft into memory and one into the session storage of this tab. */
function typeDrafts({ drafts }: ReturnType<typeof openTab>): void {
  drafts.write('dialog', 'typed');
  sessionStorage.setItem('draft:staff:1', 'typed');
}

const draftsOf = ({ drafts }: ReturnType<typeof openTab>) => [
  drafts.read('dialog'),
  sessionStorage.getItem('draft:staff:1') ?? undefined,
];

describe('the drafts of a tab', () => {
  it.each<[string, SessionEnd, typeof user, boolean]>([
    ['are kept for their owner when another tab finds the session dead', 'lost', user, true],
    ['are dropped for another account after a dead session', 'lost', otherUser, false],
    ['are dropped when another tab logs out', 'logout', user, false],
  ])('%s [4-dead-session-tabs]', (_what, end, next, isKept) => {
    const tab = openTab();
    typeDrafts(tab);
    endElsewhere(end).forEach((event) => window.dispatchEvent(event));
    expect(selectToken(tab.store.getState())).toBeNull();
    expect(tab.drafts.hasHeldDrafts()).toBe(end === 'lost');
    expect(Object.keys(sessionStorage)).toEqual([]);
    writeSession({ token: '2|def', user: next });
    tellOfStorage('token');
    expect(draftsOf(tab)).toEqual(isKept ? ['typed', 'typed'] : [undefined, undefined]);
  });

  it.each<[string, SessionEnd, boolean]>([
    ['stay when the tab learns of a dead session', 'lost', true],
    ['are dropped when the tab learns of a logout', 'logout', false],
  ])('%s after their owner has logged in elsewhere [4-dead-session-tabs]', (_what, end, isKept) => {
    const tab = openTab();
    typeDrafts(tab);
    const events = endElsewhere(end);
    writeSession({ token: '2|def', user });
    events.forEach((event) => window.dispatchEvent(event));
    expect(selectToken(tab.store.getState())).toBe('2|def');
    expect(draftsOf(tab)).toEqual(isKept ? ['typed', 'typed'] : [undefined, undefined]);
    tab.drafts.write('dialog', 'typed later');
    expect(tab.drafts.read('dialog')).toBe('typed later');
  });

  it.each<[string, Run['phase'], boolean]>([
    ['include a run that is under way, but no input', 'running', true],
    ['include neither a run that has ended nor input', 'ended', false],
  ])('kept after a dead session %s [4-dead-session-report]', (_what, phase, isLeft) => {
    const tab = openTab();
    writeJournal(
      { ...createRun({ kind: 'premiums', titleKey: 'runs.savePremiums', items: [] }), phase },
      null,
    );
    endElsewhere('lost').forEach((event) => window.dispatchEvent(event));
    expect(tab.drafts.hasHeldRun()).toBe(isLeft);
    expect(tab.drafts.hasHeldDrafts()).toBe(false);
  });

  it('are dropped when the storage is cleared', () => {
    const tab = openTab();
    typeDrafts(tab);
    localStorage.clear();
    tellOfStorage(null);
    expect(tab.drafts.hasHeldDrafts()).toBe(false);
  });
});

describe('watchSession', () => {
  it.each([['token'], [null]])(
    'follows a logout in another tab, even if the browser names the changed key %j',
    (key) => {
      const { store } = openTab();
      localStorage.clear();
      tellOfStorage(key);
      expect(selectToken(store.getState())).toBeNull();
    },
  );

  it('follows a change of account in another tab, and does not revert it', () => {
    const { store } = openTab();
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
    const { store } = openTab();
    localStorage.clear();
    tellOfStorage('language');
    expect(selectToken(store.getState())).toBe('1|abc');
  });

  it('ignores a change of the storage that leaves the stored session the same', () => {
    const { store } = openTab();
    const before = store.getState().session;
    tellOfStorage('token');
    expect(store.getState().session).toBe(before);
  });

  it('checks the session when the page comes back from the back-forward cache', () => {
    const { store } = openTab();
    localStorage.clear();
    comeBack(false);
    expect(selectToken(store.getState())).toBe('1|abc');
    comeBack(true);
    expect(selectToken(store.getState())).toBeNull();
  });

  it('hides a page that enters the back-forward cache until the session is checked', () => {
    const { store } = openTab();
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
  ])('does not hide a page %s', (_what, token, persisted) => {
    openTab(token);
    tellOfPage('pagehide', persisted);
    expect(isCovered()).toBe(false);
  });

  it('keeps the session when the browser denies storage', () => {
    const { store } = openTab();
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    comeBack(true);
    tellOfStorage(null);
    expect(selectToken(store.getState())).toBe('1|abc');
  });

  it('does nothing after it has been stopped', () => {
    const { store } = openTab();
    stopWatching();
    localStorage.clear();
    tellOfStorage('token');
    tellOfPage('pagehide', true);
    comeBack(true);
    expect(selectToken(store.getState())).toBe('1|abc');
    expect(isCovered()).toBe(false);
  });
});
