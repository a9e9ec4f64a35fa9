import {
  clearLanguage,
  clearSession,
  hasStoredToken,
  isStorageReadable,
  openSession,
  readLanguage,
  readSession,
  writeLanguage,
  writeSession,
} from '@/store/storedSession';

const user = { name: 'Mette Holm', email: 'mette@example.dk', role: 'admin' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function denyStorage(): void {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

describe('the drafts of staff in a tab', () => {
  it.each([
    ['survive', 'an account with an e-mail', user, ['draft:staff:1', 'draft:staff:owner']],
    // Two accounts without an e-mail cannot be told apart.
    ['do not survive', 'an account without an e-mail', { ...user, email: '' }, []],
  ])('%s a reload of the page for %s [4-drafts-same-account]', (_verb, _who, who, kept) => {
    writeSession({ token: '1|abc', user: who });
    sessionStorage.setItem('draft:staff:1', 'typed');
    openSession();
    expect(Object.keys(sessionStorage).sort()).toEqual(kept);
  });
});

describe('the stored session', () => {
  it('is read as it was written', () => {
    writeSession({ token: '1|abc', user });
    expect(readSession()).toEqual({ token: '1|abc', user });
    expect(Object.keys(localStorage).sort()).toEqual(['token', 'user']);
  });

  it('is written with its token last, so that other tabs never see a part of it', () => {
    const written = jest.spyOn(Storage.prototype, 'setItem');
    writeSession({ token: '1|abc', user });
    expect(written.mock.calls.map(([key]) => key)).toEqual(['draft:staff:owner', 'user', 'token']);
  });

  it.each([
    ['there is no user', null],
    ['the user is not JSON', '{"name":'],
    ['the user has no role', '{"name":"M","email":"m@example.dk"}'],
    ['the user is a list', '[]'],
    ['the user is null', 'null'],
    ['the user is 0', '0'],
    ['the role is inherited', '{"__proto__":{"role":"admin"},"name":"M","email":"m@example.dk"}'],
    ['the role is an object', '{"role":{"toString":"admin"}}'],
    ['the role is a list', '{"role":["admin"]}'],
    ['the role is blank', '{"role":"  "}'],
    ['the role is a number', '{"role":7}'],
    ['the user is a deeply nested list', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['the user is a very long text', JSON.stringify('x'.repeat(1_000_000))],
    ['the user is double-encoded JSON', JSON.stringify(JSON.stringify(user))],
  ])('is ignored when %s (D25, D35)', (_name, stored) => {
    localStorage.setItem('token', '1|abc');
    if (stored !== null) localStorage.setItem('user', stored);
    expect(readSession()).toBeNull();
  });

  it('is ignored without a token', () => {
    localStorage.setItem('user', JSON.stringify(user));
    expect(readSession()).toBeNull();
    localStorage.setItem('token', '');
    expect(readSession()).toBeNull();
  });

  it('is removed when a logout was cut off after it had emptied the token', () => {
    writeSession({ token: '1|abc', user });
    localStorage.setItem('token', '');
    expect(hasStoredToken()).toBe(false);
    expect(openSession()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['a line break', '1|abc\r\nX-Evil: 1'],
    ['a letter that no header can contain', '1|æbc'],
    ['a blank', '1|a bc'],
    ['a NUL', '1|\0'],
  ])('is ignored and removed when its token has %s', (_what, token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
    expect(readSession()).toBeNull();
    expect(openSession()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('has only the known fields of a user, as text', () => {
    localStorage.setItem('token', '1|abc');
    localStorage.setItem('user', '{"role":"admin","name":{"x":1},"email":7,"__proto__":{"a":1}}');
    const session = readSession();
    expect(session?.user).toEqual({ role: 'admin', name: '', email: '7' });
    expect(Object.prototype).not.toHaveProperty('a');
  });

  it('keeps its drafts when the page opens, and loses them once it has ended', () => {
    writeSession({ token: '1|abc', user });
    sessionStorage.setItem('draft:staff:1', '{}');
    expect(openSession()?.token).toBe('1|abc');
    expect(Object.keys(sessionStorage).sort()).toEqual(['draft:staff:1', 'draft:staff:owner']);
    clearSession('another');
    expect(sessionStorage).toHaveLength(0);
    sessionStorage.setItem('draft:staff:1', '{}');
    sessionStorage.setItem('draft:link:1', '{}');
    localStorage.clear();
    expect(openSession()).toBeNull();
    expect(Object.keys(sessionStorage)).toEqual(['draft:link:1']);
  });

  it('of another account drops the staff drafts of the previous account, but no haulier draft', () => {
    writeSession({ token: '1|abc', user });
    sessionStorage.setItem('draft:staff:1', '{}');
    sessionStorage.setItem('draft:link:1', '{}');
    const other = { ...user, email: 'bjoern@example.dk' };
    localStorage.setItem('user', JSON.stringify(other));
    localStorage.setItem('token', '2|def');
    expect(openSession()).toEqual({ token: '2|def', user: other });
    expect(sessionStorage.getItem('draft:staff:1')).toBeNull();
    expect(sessionStorage.getItem('draft:link:1')).toBe('{}');
    sessionStorage.setItem('draft:staff:1', '{}');
    expect(openSession()?.token).toBe('2|def');
    expect(sessionStorage.getItem('draft:staff:1')).toBe('{}');
  });

  it('removes every staff draft of the tab when it ends, but no haulier draft', () => {
    writeSession({ token: '1|abc', user });
    for (const key of ['staff:1', 'staff:2', 'link:1', 'link:new']) {
      sessionStorage.setItem(`draft:${key}`, '{}');
    }
    clearSession('1|abc');
    expect(Object.keys(sessionStorage).sort()).toEqual(['draft:link:1', 'draft:link:new']);
  });

  it('is removed at its end, and the language is not', () => {
    writeSession({ token: '1|abc', user });
    writeLanguage('en');
    clearSession('1|abc');
    expect(Object.keys(localStorage)).toEqual(['language']);
  });

  it('is kept when another tab started it before this tab ended an older one', () => {
    writeSession({ token: 'new', user });
    clearSession('old');
    expect(readSession()?.token).toBe('new');
  });

  it('removes its user at its end, even if its token is already gone', () => {
    localStorage.setItem('user', JSON.stringify(user));
    clearSession('old');
    expect(localStorage).toHaveLength(0);
  });
});

describe('the stored language', () => {
  it('is read as it was written, until it is cleared', () => {
    writeLanguage('en');
    expect(readLanguage()).toBe('en');
    clearLanguage();
    expect(readLanguage()).toBeNull();
  });

  it.each([
    'sv',
    'DA',
    ' da',
    '',
    'da\0',
    '"da"',
    '["da"]',
    '__proto__',
    'constructor',
    'x'.repeat(100),
  ])('is null when it is not a language of the product: %j', (stored) => {
    localStorage.setItem('language', stored);
    expect(readLanguage()).toBeNull();
  });
});

describe('a browser that denies storage', () => {
  beforeEach(denyStorage);

  it('stores nothing and causes no errors', () => {
    expect(isStorageReadable()).toBe(false);
    expect([readSession(), readLanguage()]).toEqual([null, null]);
    expect(() => {
      writeSession({ token: '1|abc', user });
      clearSession('1|abc');
      writeLanguage('da');
      clearLanguage();
    }).not.toThrow();
  });
});

it('a full storage causes no errors', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => {
    writeSession({ token: '1|abc', user });
    writeLanguage('da');
  }).not.toThrow();
  expect(isStorageReadable()).toBe(true);
});
