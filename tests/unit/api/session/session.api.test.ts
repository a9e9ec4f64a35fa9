import { UnreadableResponse } from '@/api/core/wire/parse';
import { parseLogin } from '@/api/session/session.api';
import { parseToken, parseUser } from '@/api/session/session.reader';

const user = { name: 'Mette Holm', email: 'mette@example.dk', role: 'admin' };

describe('parseUser (D25, D35)', () => {
  it('returns name, e-mail and role, and nothing else', () => {
    expect(parseUser({ ...user, id: 1, password: 'x' })).toEqual(user);
  });

  it('accepts a user without a name or an e-mail', () => {
    expect(parseUser({ role: 'user' })).toEqual({ name: '', email: '', role: 'user' });
  });

  it.each([
    ['a value that is not an object', [null, 0, 'admin', [user]]],
    ['an object without a role', [{}, { role: '' }, { role: ' ' }, { role: null }]],
    ['a role that is not a text', [{ role: 7 }, { role: true }, { role: ['admin'] }, { role: {} }]],
  ])('finds no user in %s', (_what, values: unknown[]) => {
    expect(values.map(parseUser)).toEqual(values.map(() => null));
  });
});

describe('parseToken (D35)', () => {
  it('accepts a bearer token', () => {
    expect(parseToken('1|aZ9-._~+/=')).toBe('1|aZ9-._~+/=');
  });

  it.each([
    // The browser would reject such a header, and every request would fail.
    ['a text that no header can contain', ['', ' ', 'a b', 'a\nb', '\u0000', 'æ', '\uD800']],
    ['a value that is not a text', [null, undefined, 123, 0, true, ['1|abc'], { token: '1|abc' }]],
  ])('returns null for %s', (_what, values: unknown[]) => {
    expect(values.map(parseToken)).toEqual(values.map(() => null));
  });
});

describe('parseLogin', () => {
  it.each([
    ['at the top level', { token: '1|abc', user }],
    ['in data', { data: { token: '1|abc', user } }],
  ])('finds the token and the user %s (D5)', (_place, body) => {
    expect(parseLogin(body)).toEqual({ token: '1|abc', user });
  });

  it.each([[{ token: null, user: 0 }], [{ token: '1|abc', user: '0' }], [{ data: { user: 0 } }]])(
    'returns a refusal for %j',
    (body) => {
      expect(parseLogin(body)).toEqual({ refusal: null });
    },
  );

  it("returns the server's message as the reason of a refusal (`user: 0`)", () => {
    const body = { token: null, user: 0, message: 'Kontoen er ikke aktiv' };
    expect(parseLogin(body)).toEqual({ refusal: 'Kontoen er ikke aktiv' });
  });

  it.each([
    ['an empty response', {}],
    ['null', null],
    ['a token without a user', { token: '1|abc' }],
    ['an empty token', { token: '', user }],
    ['a token that no header can contain', { token: '\u202E1|abc', user }],
    ['a user without a token', { user }],
    ['a user without a role', { token: '1|abc', user: { name: 'M' } }],
    ['a token that is a number', { token: 123, user }],
    ['a role that is a number', { token: '1|abc', user: { ...user, role: 7 } }],
  ])('throws for %s', (_what, body) => {
    expect(() => parseLogin(body)).toThrow(UnreadableResponse);
  });
});
