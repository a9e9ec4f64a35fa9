import { createDatabase } from '@mocks/db/database';
import { demoAccounts } from '@mocks/db/demo';
import {
  logIn,
  logOut,
  maxFailedLogins,
  requireProductRole,
  userOfBearer,
} from '@mocks/domain/auth.domain';
import { movableClock, domainErrorOf } from '../domainError';

const { admin, user, former } = demoAccounts;

describe('logging in', () => {
  it('opens a session for the right credentials, whatever the case of the e-mail', () => {
    const db = createDatabase();
    const session = logIn(db, admin.email.toUpperCase(), admin.password);
    expect(session?.user.name).toBe(admin.name);
    expect(userOfBearer(db, session?.token ?? '').email).toBe(admin.email);
  });

  it('gives every session a token of its own', () => {
    const db = createDatabase();
    const tokens = [1, 2].map(() => logIn(db, admin.email, admin.password)?.token);
    expect(new Set(tokens).size).toBe(2);
  });

  it.each([
    [admin.email, 'wrong'],
    [admin.email, user.password],
    ['nobody@example.dk', admin.password],
  ])('refuses %s with %s', (email, password) => {
    const error = domainErrorOf(() => logIn(createDatabase(), email, password));
    expect(error).toMatchObject({ kind: 'unauthorized', messageKey: 'wrongCredentials' });
  });

  it('opens no session for a former member of staff', () => {
    const db = createDatabase();
    expect(logIn(db, former.email, former.password)).toBeNull();
    expect(db.sessions.size).toBe(0);
  });

  it('closes the door for a minute after too many wrong passwords', () => {
    const clock = movableClock();
    const db = createDatabase({ now: clock.now });
    for (let attempt = 0; attempt < maxFailedLogins; attempt += 1) {
      domainErrorOf(() => logIn(db, admin.email, 'wrong'));
    }
    expect(domainErrorOf(() => logIn(db, admin.email, admin.password)).kind).toBe('rateLimited');
    expect(logIn(db, user.email, user.password)).not.toBeNull();
    clock.passMinutes(2);
    expect(logIn(db, admin.email, admin.password)).not.toBeNull();
  });
});

describe('a bearer', () => {
  it('is refused when nobody gave it out', () => {
    expect(domainErrorOf(() => userOfBearer(createDatabase(), 'x')).kind).toBe('unauthorized');
  });

  it('is refused after logging out', () => {
    const db = createDatabase();
    const token = logIn(db, admin.email, admin.password)?.token ?? '';
    logOut(db, token);
    expect(domainErrorOf(() => userOfBearer(db, token)).kind).toBe('unauthorized');
  });

  it('runs out', () => {
    const clock = movableClock();
    const db = createDatabase({ now: clock.now });
    const token = logIn(db, admin.email, admin.password)?.token ?? '';
    clock.passMinutes(8 * 60);
    expect(domainErrorOf(() => userOfBearer(db, token)).kind).toBe('sessionExpired');
  });
});

describe('requireProductRole', () => {
  const [adminRow, userRow] = createDatabase().users.all();

  it('lets every role pass but "user" (D25)', () => {
    expect(() => requireProductRole(adminRow ?? null)).not.toThrow();
    expect(domainErrorOf(() => requireProductRole(userRow ?? null)).kind).toBe('forbidden');
    expect(domainErrorOf(() => requireProductRole(null)).kind).toBe('unauthorized');
  });
});
