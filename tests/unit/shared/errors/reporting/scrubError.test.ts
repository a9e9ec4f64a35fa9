import fc from 'fast-check';
import { createApiError } from '@/api/core/apiError';
import { SettingsError } from '@/config/settings';
import { scrubError, scrubMessage, scrubStack } from '@/shared/errors/reporting/scrubError';

describe('an error message in a report', () => {
  it.each([
    ['x is not a function', 'x is not a function'],
    ['Minified React error #310; visit it', 'Minified React error #310; visit it'],
    [
      "Cannot read properties of undefined (reading 'name')",
      'Cannot read properties of undefined (reading <text>)',
    ],
    [
      'Unexpected token \'H\', "Hr. Hansen" is not valid JSON',
      'Unexpected token <text>, <text> is not valid JSON',
    ],
    ["Can't find 'Hansen' here", "Can't find <text> here"],
    ['No „Hansen“, no »Jensen«', 'No <text>'],
    ['cut off in "Hansen and', 'cut off in <text>'],
    ['mail to hans.hansen@example.dk failed', 'mail to <e-mail> failed'],
    ['call 20304050 or +45 20 30 40 50 or 12-3', 'call <number> or <number> or 12-3'],
    ['CPR 010180-1234, CVR 12345678', 'CPR <number>, CVR <number>'],
    ['Bearer 17|aB3dE5fG7hI9', 'Bearer <token>'],
    ['b3f1c2d4-0a1b-4c2d-8e3f-123456789abc gone', '<token> gone'],
    ['at https://taxi.example/registration/secret?q=1 it fell', 'at <address> it fell'],
    ['no page at /registration/secret', 'no page at <path>'],
    ['no rows for ?q=N%C3%B8rrebro+Taxi&page=2', 'no rows for <query>'],
  ])('has “%s” as “%s”', (message, expected) => {
    expect(scrubMessage(message)).toBe(expected);
  });

  it('is cut to 300 characters', () => {
    expect(scrubMessage('ab '.repeat(10_000))).toHaveLength(300);
  });

  it.each([
    ['hans.hansen@example.dk', '<e-mail>'],
    ['https://taxi.example/registration/secret', '<address>'],
    ['17|aB3dE5fG7hI9', '<token>'],
    ['+45 20 30 40 50', '<number>'],
    ["'Hans Hansen'", '<text>'],
  ])('contains no part of %s, however long the text before it is', (it, word) => {
    for (let length = 1100; length <= 1200; length += 1) {
      const message = `"${'x'.repeat(length)}" for ${it} failed`;
      expect(scrubMessage(message)).toBe(`<text> for ${word} failed`);
    }
  });

  it.each([
    ['in quotes', `has 'Hansen ${'and others '.repeat(200)}' in it`, 'has <text> in it'],
    [
      'that begins with a long word',
      `has ("${'x'.repeat(2000)} Hansen") in it`,
      'has (<text>) in it',
    ],
    ['of one word', `has ${'x'.repeat(2000)} in it`, 'has <text> in it'],
  ])('has a placeholder for a long text %s', (_name, message, expected) => {
    expect(scrubMessage(message)).toBe(expected);
  });

  const secret = fc.oneof(
    fc.stringMatching(/^[1-9]\d{3,11}$/),
    fc.stringMatching(/^[a-z]{2,8}\.[a-z]{2,8}@[a-z]{2,8}\.dk$/),
    fc.stringMatching(/^\d\|[A-Za-z]{10,20}\d[A-Za-z0-9]{10,20}$/),
    fc.stringMatching(/^"[A-Z][a-z]{3,8} [A-Z][a-z]{3,8}"$/),
    fc.stringMatching(/^https:\/\/taxi\.example\/[a-z]{5,9}$/),
  );

  it('has no number, e-mail, token, quoted text or address, whatever is around it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('so', 'failed', 'at:', '(x)', "it's")),
        secret,
        (words, it) => {
          for (const place of [0, words.length]) {
            const message = [...words.slice(0, place), it, ...words.slice(place)].join(' ');
            expect(scrubMessage(message)).not.toContain(it.replaceAll('"', ''));
          }
        },
      ),
    );
  });
});

describe('a stack trace in a report', () => {
  it.each([
    ['    at show (https://taxi.example/assets/main.abc.js:1:234)', 'show main.abc.js:1:234'],
    [
      '    at async Foo.bar (https://taxi.example/assets/main.abc.js:1:2)',
      'Foo.bar main.abc.js:1:2',
    ],
    ['    at Object.run [as go] (https://taxi.example/a.js?token=x:1:2)', 'Object.run a.js:1:2'],
    ['    at https://taxi.example/assets/12.abc.js:3:4', '12.abc.js:3:4'],
    ['    at https://taxi.example/registration/secret:1:2', 'page:1:2'],
    ['show@https://taxi.example/assets/main.abc.js:1:234', 'show main.abc.js:1:234'],
    ['@https://taxi.example/registration/secret.js/x:1:2', 'page:1:2'],
    ['Hansen lives here', ''],
  ])('has “%s” as “%s”', (line, expected) => {
    expect(scrubStack(line)).toBe(expected);
  });

  it('has at most ten frames and no message, even one that looks like a frame', () => {
    const message = 'a\n    at Hansen (https://taxi.example/Hansen.js:1:2)';
    const frames = Array.from({ length: 20 }, (_, n) => `    at f (https://x.example/f.js:1:${n})`);
    const lines = scrubStack([`Error: ${message}`, ...frames].join('\n'), message).split('\n');
    expect(lines).toHaveLength(10);
    expect(lines.join()).not.toContain('Hansen');
  });
});

describe('any thrown value', () => {
  it.each<[string, unknown, { name: string; message: string }]>([
    ['an error', new TypeError('"x" is bad'), { name: 'TypeError', message: '<text> is bad' }],
    [
      'wrong settings',
      new SettingsError('contact.phone', 'is missing'),
      { name: 'SettingsError', message: 'contact.phone is missing' },
    ],
    [
      'an unreadable response',
      { name: 'UnreadableResponse', message: 'getTrucker' },
      { name: 'UnreadableResponse', message: 'getTrucker' },
    ],
    [
      'a chunk that was not loaded',
      { request: 'https://taxi.example/assets/12.abc.js' },
      { name: 'ChunkLoadError', message: '12.abc.js' },
    ],
    [
      'a script from elsewhere',
      { request: 'https://x.example/secret' },
      { name: 'ChunkLoadError', message: '' },
    ],
    [
      'a failed request with any message of the server',
      createApiError('conflict', {
        status: 409,
        message: 'Hansen exists',
        fieldErrors: { name: 'Hansen' },
      }),
      { name: 'ApiError', message: 'conflict 409' },
    ],
    [
      'a request without a response',
      createApiError('network'),
      { name: 'ApiError', message: 'network' },
    ],
    ['text', 'mail a@b.dk', { name: 'Error', message: 'mail <e-mail>' }],
    ['nothing', undefined, { name: 'Error', message: 'undefined' }],
    ['an object', { secret: 'Hansen' }, { name: 'Error', message: '' }],
    ['a strange name', { name: 'Hans Hansen', message: 'x' }, { name: 'Error', message: 'x' }],
  ])('is reported without personal data: %s', (_, error, expected) => {
    expect(scrubError(error)).toMatchObject(expected);
  });

  it('is reported with the frames of its stack, if it has one', () => {
    expect(scrubError(new Error('x')).stack).toMatch(/^\S.*:\d+:\d+$/m);
    expect(scrubError({ message: 'x' }).stack).toBe('');
  });
});
