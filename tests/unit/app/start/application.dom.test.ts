import { createApplication } from '@/app/start/application';
import {
  notified,
  selectAnnouncements,
  selectToasts,
} from '@/shared/notifications/notifications.slice';
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

function openStore(isSignedIn: boolean) {
  if (isSignedIn) writeSession(session);
  const { store } = createApplication(testSettings);
  return { store, end: () => selectSessionEnd(store.getState()) };
}

afterEach(() => localStorage.clear());

describe('the reason why a session ended (D3)', () => {
  it('is forgotten once the login page has shown it', () => {
    const { store, end } = openStore(true);
    store.dispatch(sessionEnded(session.token));
    store.dispatch(sessionEndSeen());
    expect(end()).toBeNull();
  });
});

describe('notifications', () => {
  const told = ({ store }: ReturnType<typeof openStore>) =>
    selectToasts(store.getState()).length + selectAnnouncements(store.getState()).length;
  const tell = ({ store }: ReturnType<typeof openStore>) =>
    store.dispatch(notified('error', 'Taxa Nord findes ikke'));

  it('of a session are removed when it ends or another session replaces it [4-told-in-session]', () => {
    const app = openStore(true);
    tell(app);
    app.store.dispatch(sessionStarted({ ...session, token: '2|def' }));
    expect(told(app)).toBe(0);
    tell(app);
    app.store.dispatch(sessionEnded('2|def'));
    expect(told(app)).toBe(0);
  });

  it('of a public page stay after a login', () => {
    const app = openStore(false);
    tell(app);
    app.store.dispatch(sessionStarted(session));
    expect(told(app)).toBe(2);
  });
});
