import {
  clearLanguage,
  clearSession,
  isVaultReadable,
  readLanguage,
  readSession,
  writeLanguage,
  writeSession,
} from '@/store/sessionVault';

const user = { name: 'Mette Holm', email: 'mette@example.dk', role: 'admin' };

beforeEach(() => localStorage.clear());

function denyStorage(): void {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

describe('the stored session', () => {
  it('is what was written', () => {
    writeSession({ token: '1|abc', user });
    expect(readSession()).toEqual({ token: '1|abc', user });
    expect(Object.keys(localStorage).sort()).toEqual(['token', 'user']);
  });

  it('is there for other tabs as a whole when its token appears', () => {
    const written = jest.spyOn(Storage.prototype, 'setItem');
    writeSession({ token: '1|abc', user });
    expect(written.mock.calls.map(([key]) => key)).toEqual(['user', 'token']);
  });

  it.each([
    ['there is no user', null],
    ['the user is no JSON', '{"name":'],
    ['the user has no role', '{"name":"M","email":"m@example.dk"}'],
    ['the user is a list', '[]'],
    ['the user is null', 'null'],
    ['the user is 0', '0'],
  ])('does not count where %s (D25)', (_name, stored) => {
    localStorage.setItem('token', '1|abc');
    if (stored !== null) localStorage.setItem('user', stored);
    expect(readSession()).toBeNull();
  });

  it('does not count without a token', () => {
    localStorage.setItem('user', JSON.stringify(user));
    expect(readSession()).toBeNull();
    localStorage.setItem('token', '');
    expect(readSession()).toBeNull();
  });

  it('is forgotten, the language is not', () => {
    writeSession({ token: '1|abc', user });
    writeLanguage('en');
    clearSession('1|abc');
    expect(Object.keys(localStorage)).toEqual(['language']);
  });

  it('is kept where another tab has begun it meanwhile', () => {
    writeSession({ token: 'new', user });
    clearSession('old');
    expect(readSession()?.token).toBe('new');
  });

  it('leaves no user behind when its token is gone already', () => {
    localStorage.setItem('user', JSON.stringify(user));
    clearSession('old');
    expect(localStorage).toHaveLength(0);
  });
});

describe('the stored language', () => {
  it('is what was written, until it is cleared', () => {
    writeLanguage('en');
    expect(readLanguage()).toBe('en');
    clearLanguage();
    expect(readLanguage()).toBeNull();
  });

  it('is none where it is not a language of the product', () => {
    localStorage.setItem('language', 'sv');
    expect(readLanguage()).toBeNull();
  });
});

describe('a browser that denies storage', () => {
  beforeEach(denyStorage);

  it('remembers nothing and breaks nothing', () => {
    expect(isVaultReadable()).toBe(false);
    expect([readSession(), readLanguage()]).toEqual([null, null]);
    expect(() => {
      writeSession({ token: '1|abc', user });
      clearSession('1|abc');
      writeLanguage('da');
      clearLanguage();
    }).not.toThrow();
  });
});

it('a full storage breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => {
    writeSession({ token: '1|abc', user });
    writeLanguage('da');
  }).not.toThrow();
  expect(isVaultReadable()).toBe(true);
});
