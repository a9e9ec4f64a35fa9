import fc from 'fast-check';
import type { User } from '@/api/session/session.model';
import { loginHref, parseReturnTo } from '@/app/routing/returnTo';
import { expectConsole } from '@tests/support/jest/consoleGuard';

const admin: User = { name: 'Astrid', email: 'admin@example.dk', role: 'admin' };
const user: User = { name: 'Bjørn', email: 'bruger@example.dk', role: 'user' };
const list = '/admin/truckers';

const after = (wanted: string, who = admin) =>
  parseReturnTo(`?${new URLSearchParams({ redirect: wanted }).toString()}`, who);

describe('the path after login (D2)', () => {
  it.each([
    '/admin/truckers',
    '/admin/truckers?q=taxa&page=3',
    '/admin/truckers?q=a%26b',
    '/admin/truckers?q=taxa#row-4',
    '/registration/abc',
    '/thank-you/abc',
    '/',
    '/admin/user',
    '/trucker-history/3',
  ])('is the requested page %s', (wanted) => {
    expect(after(wanted)).toBe(wanted);
    expect(after(wanted, user)).toBe(wanted);
  });

  it.each([
    ['a fragment', '/admin/truckers#//evil.example'],
    ['a query', '/admin/truckers?next=//evil.example&q=javascript:alert(1)'],
    ['a token', '/registration/..%2f..%2fadmin'],
  ])('is the requested page when only %s in it points elsewhere', (_what, wanted) => {
    expect(after(wanted)).toBe(wanted);
  });

  it('is the page that the dot segments of the requested path lead to', () => {
    expect(after('/registration/../admin/%2e%2e/admin/truckers?q=1')).toBe('/admin/truckers?q=1');
  });

  it('is found by the same rules if the requested path is very long', () => {
    const wanted = `/admin/truckers?q=${'x'.repeat(100_000)}`;
    expect(after(wanted)).toBe(wanted);
    expect(after(`/${'/'.repeat(100_000)}evil.example`)).toBe(list);
    expect(after(`/${'../'.repeat(10_000)}/evil.example`)).toBe(list);
  });

  it('is the requested page in a browser that lacks URL.canParse [2-older-browsers]', () => {
    jest.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    expect(after('/admin/truckers?q=taxa')).toBe('/admin/truckers?q=taxa');
    expect(after('//ⓔⓥⓘⓛ.example:x')).toBe(list);
  });

  it('is the first redirect when the address of the login page has several', () => {
    expect(parseReturnTo('?redirect=/admin/user&redirect=//evil.example', admin)).toBe(
      '/admin/user',
    );
  });

  it.each(['/admin', '/admin/overview'])(
    'is %s only for a user who may open it, else the haulier list (D1)',
    (wanted) => {
      expect(after(wanted)).toBe(wanted);
      expect(after(wanted, user)).toBe(list);
    },
  );

  it('is unchanged after a round trip through the login address', () => {
    const wanted = '/admin/truckers?q=Ærø & søn&field=name#x';
    const { search } = new URL(loginHref(wanted), 'https://x.example');
    expect(decodeURI(parseReturnTo(search, admin))).toBe(wanted);
  });

  it.each([
    ['nothing', ''],
    ['another site', 'https://evil.example/admin/truckers'],
    ['another site without a scheme', '//evil.example/admin/truckers'],
    ['three slashes', '///evil.example'],
    ['a backslash for a slash', '/\\evil.example'],
    ['a backslash further on', '/admin\\truckers'],
    ['a tab, which browsers ignore', '/\t/evil.example'],
    ['a NUL', '/\0/evil.example'],
    ['dots that end in a double slash', '/.//evil.example'],
    ['dots that lead up to a double slash', '/admin/..//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a name without a slash', 'admin/truckers'],
    ['a user in the address', '/@evil.example'],
    ['a page that does not exist', '/admin/nothing'],
    ['encoded slashes', '/%2F%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['slashes of full width', '／／evil.example'],
    ['letters that browsers read as a host', '//ⓔⓥⓘⓛ.example'],
    ['another site with one slash', 'https:/evil.example'],
    ['another site without a slash', 'https:evil.example'],
    ['dots that lead to a page that does not exist', '/taxi/../../admin/nothing'],
    ['a file', 'file:///etc/passwd'],
    ['the name of an inherited property', '/__proto__'],
    ['text that is not well formed', '/\ud800/evil.example'],
    ['the login page itself', '/login'],
    ['the login page with a redirect itself', '/login?redirect=/login'],
    ['the login page in another spelling', '/LOGIN/'],
  ])('is the haulier list for this redirect parameter: %s', (_what, wanted) => {
    expect(after(wanted)).toBe(list);
  });

  it('is the haulier list for a broken encoding, about which the router warns', () => {
    expectConsole(/could not be decoded/);
    expect(after('/%E0%A4%A')).toBe(list);
  });

  it('is the haulier list when no page was requested', () => {
    expect(parseReturnTo('', admin)).toBe(list);
  });

  it('never leads out of the application, whatever is requested', () => {
    const nasty = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '/',
            '//',
            '\\',
            '.',
            '..',
            ':',
            '@',
            '%2f',
            '%5c',
            '%00',
            '\t',
            'javascript:',
          ),
          fc.constantFrom('admin', 'truckers', 'evil.example', 'https:', '?', '#'),
          fc.string({ maxLength: 4 }),
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(''));
    expectConsole(/could not be decoded/);
    fc.assert(
      fc.property(nasty, (wanted) => {
        const path = after(wanted);
        const url = new URL(path, 'https://app.example');
        expect(path).toMatch(/^\/(?!\/)/);
        expect(url.origin).toBe('https://app.example');
      }),
    );
  });
});
