import { createApplication } from '@/app/start/application';
import { onNotify } from '@/shared/notifications/notify';
import {
  selectSessionEnd,
  sessionEnded,
  sessionEndSeen,
  sessionStarted,
} from '@/store/session.slice';
import { writeSession } from '@/store/storedSession';
import { testSettings } from '@tests/support/fixtures/testSettings';

const session = {
  token: '1|abc',
  user: { name: 'Astrid', email: 'admin@example.dk', role: 'admin' },
};

function openStore(isSignedIn: boolean, hadToken = isSignedIn) {
  if (isSignedIn) writeSession(session);
  else if (hadToken) localStorage.setItem('token', session.token);
  const { store } = createApplication(testSettings);
  return { store, end: () => selectSessionEnd(store.getState()) };
}

afterEach(() => localStorage.clear());

describe('how a session ended (D3)', () => {
  it('is nothing before any session, and while one is under way', () => {
    expect(openStore(false).end()).toBeNull();
    expect(openStore(true).end()).toBeNull();
  });

  it('is a loss when nobody logged out', () => {
    const { store, end } = openStore(true);
    store.dispatch(sessionEnded(session.token));
    expect(end()).toBe('lost');
  });

  it('is a logout when the user wished it', () => {
    const { store, end } = openStore(true);
    store.dispatch(sessionEnded(session.token, 'logout'));
    expect(end()).toBe('logout');
  });

  it('starts over with the next session', () => {
    const { store, end } = openStore(true);
    store.dispatch(sessionEnded(session.token, 'logout'));
    store.dispatch(sessionStarted(session));
    expect(end()).toBeNull();
    store.dispatch(sessionEnded(session.token));
    expect(end()).toBe('lost');
  });

  it('is a loss where what was stored of it is damaged (D35)', () => {
    expect(openStore(false, true).end()).toBe('lost');
    expect(openStore(true, true).end()).toBeNull();
  });

  it('is forgotten at the login page', () => {
    const { store, end } = openStore(true);
    store.dispatch(sessionEnded(session.token));
    store.dispatch(sessionEndSeen());
    expect(end()).toBeNull();
  });
});

describe('what was told in a session', () => {
  const cleared = jest.fn();
  let stop = (): void => undefined;
  beforeEach(() => {
    cleared.mockClear();
    stop = onNotify(() => undefined, cleared);
  });
  afterEach(() => stop());

  it('goes with its end, and with a change of account [4-told-in-session]', () => {
    const { store } = openStore(true);
    store.dispatch(sessionStarted({ ...session, token: '2|def' }));
    expect(cleared).toHaveBeenCalledTimes(1);
    store.dispatch(sessionEnded('2|def'));
    expect(cleared).toHaveBeenCalledTimes(2);
  });

  it('is nothing that a login would take away', () => {
    openStore(false).store.dispatch(sessionStarted(session));
    expect(cleared).not.toHaveBeenCalled();
  });
});
