import { createHttpClient } from '@/api/core/http/httpClient';
import { watchSessionEnd } from '@/app/start/sessionEnd';
import { onNotify } from '@/shared/notifications/notify';
import { sessionEnded, sessionStarted } from '@/store/session.slice';
import { createAppStore } from '@/store/store';

const session = {
  token: '1|abc',
  user: { name: 'Astrid', email: 'admin@example.dk', role: 'admin' },
};

function watched(isSignedIn: boolean, hadToken = isSignedIn) {
  const store = createAppStore(
    {
      http: createHttpClient(''),
      getToken: () => null,
      getLanguage: () => 'da',
      isPublicPage: () => false,
      onUnauthorized: () => undefined,
    },
    isSignedIn ? { session } : undefined,
  );
  return { store, watch: watchSessionEnd(store, hadToken) };
}

afterEach(() => localStorage.clear());

describe('how a session ended (D3)', () => {
  it('is nothing before any session, and while one is under way', () => {
    expect(watched(false).watch.last()).toBeNull();
    expect(watched(true).watch.last()).toBeNull();
  });

  it('is a loss when nobody logged out', () => {
    const { store, watch } = watched(true);
    store.dispatch(sessionEnded(session.token));
    expect(watch.last()).toBe('lost');
  });

  it('is a logout when one was expected', () => {
    const { store, watch } = watched(true);
    watch.expectLogout();
    store.dispatch(sessionEnded(session.token));
    expect(watch.last()).toBe('logout');
  });

  it('starts over with the next session', () => {
    const { store, watch } = watched(true);
    watch.expectLogout();
    store.dispatch(sessionEnded(session.token));
    store.dispatch(sessionStarted(session));
    expect(watch.last()).toBeNull();
    store.dispatch(sessionEnded(session.token));
    expect(watch.last()).toBe('lost');
  });

  it('holds no logout against a later session that came to nothing', () => {
    const { store, watch } = watched(true);
    store.dispatch(sessionEnded(session.token));
    watch.expectLogout();
    store.dispatch(sessionStarted(session));
    store.dispatch(sessionEnded(session.token));
    expect(watch.last()).toBe('lost');
  });

  it('is a loss where what was stored of it is damaged (D35)', () => {
    expect(watched(false, true).watch.last()).toBe('lost');
    expect(watched(true, true).watch.last()).toBeNull();
  });

  it('is forgotten at the login page', () => {
    const { store, watch } = watched(true);
    store.dispatch(sessionEnded(session.token));
    watch.forget();
    expect(watch.last()).toBeNull();
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
    const { store } = watched(true);
    store.dispatch(sessionStarted({ ...session, token: '2|def' }));
    expect(cleared).toHaveBeenCalledTimes(1);
    store.dispatch(sessionEnded('2|def'));
    expect(cleared).toHaveBeenCalledTimes(2);
  });

  it('is nothing that a login would take away', () => {
    watched(false).store.dispatch(sessionStarted(session));
    expect(cleared).not.toHaveBeenCalled();
  });
});
