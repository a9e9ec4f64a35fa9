import { UnreadableAnswer } from '@/api/core/wire/read';
import { readLogin } from '@/api/session/session.api';
import { readToken, readUser } from '@/api/session/session.model';

const user = { name: 'Mette Holm', email: 'mette@example.dk', role: 'admin' };

describe('readUser (D25, D35)', () => {
  it('reads name, e-mail and role, and nothing else', () => {
    expect(readUser({ ...user, id: 1, password: 'x' })).toEqual(user);
  });

  it('does without a name', () => {
    expect(readUser({ role: 'user' })).toEqual({ name: '', email: '', role: 'user' });
  });

  it.each([
    [null],
    [0],
    ['admin'],
    [{}],
    [{ role: '' }],
    [{ role: ' ' }],
    [{ role: null }],
    [{ role: 7 }],
    [{ role: true }],
    [{ role: ['admin'] }],
    [{ role: { admin: 'admin' } }],
    [[user]],
  ])('finds no user in %j', (value) => {
    expect(readUser(value)).toBeNull();
  });
});

describe('readToken (D35)', () => {
  it('reads a bearer', () => {
    expect(readToken('1|aZ9-._~+/=')).toBe('1|aZ9-._~+/=');
  });

  // The browser refuses such a header, and with it every call.
  it.each([[''], [' '], ['a b'], ['a\nb'], ['\u0000'], ['æ'], ['\uD800']])(
    'finds none in %j, which no header can carry',
    (value) => {
      expect(readToken(value)).toBeNull();
    },
  );

  it.each([[null], [undefined], [123], [0], [true], [['1|abc']], [{ token: '1|abc' }]])(
    'finds none in %j, which is no text',
    (value) => {
      expect(readToken(value)).toBeNull();
    },
  );
});

describe('readLogin', () => {
  it.each([[{ token: '1|abc', user }], [{ data: { token: '1|abc', user } }]])(
    'reads %j (D5)',
    (body) => {
      expect(readLogin(body)).toEqual({ token: '1|abc', user });
    },
  );

  it.each([[{ token: null, user: 0 }], [{ token: '1|abc', user: '0' }], [{ data: { user: 0 } }]])(
    'logs nobody in after %j (section 4)',
    (body) => {
      expect(readLogin(body)).toEqual({ refusal: null });
    },
  );

  it('reads the reason that stands beside a user of 0', () => {
    const body = { token: null, user: 0, message: 'Kontoen er ikke aktiv' };
    expect(readLogin(body)).toEqual({ refusal: 'Kontoen er ikke aktiv' });
  });

  it.each([
    [{}],
    [null],
    [{ token: '1|abc' }],
    [{ token: '', user }],
    [{ token: '\u202E1|abc', user }],
    [{ user }],
    [{ token: '1|abc', user: { name: 'M' } }],
    [{ token: 123, user }],
    [{ token: '1|abc', user: { ...user, role: 7 } }],
  ])('cannot read %j', (body) => {
    expect(() => readLogin(body)).toThrow(UnreadableAnswer);
  });
});
