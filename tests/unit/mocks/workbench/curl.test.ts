import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import type { CallRecord } from '@mocks/calls';
import { shellQuote, toCurl } from '@mocks/workbench/calls/curl';

const origin = 'https://api.example';
const call = {
  method: 'GET',
  path: '/api/truckers',
  query: {},
  body: undefined,
  hasBearer: false,
  accept: null,
  operationId: null,
  breach: null,
} as const;

/** What a shell makes of a line: its words, for a program that is given them. */
function wordsOf(line: string): string[] {
  const program = `curl() { printf '%s\\0' "$@"; }\n${line}`;
  const env = { PATH: process.env.PATH ?? '', TOKEN: 'the bearer' };
  return execFileSync('sh', ['-c', program], { env }).toString().split('\0').slice(0, -1);
}

describe('shellQuote', () => {
  it.each([
    ['', "''"],
    ['plain', "'plain'"],
    ['two words', "'two words'"],
    ["it's", String.raw`'it'\''s'`],
    ['$HOME `id` "x" \\ !', '\'$HOME `id` "x" \\ !\''],
  ])('quotes %p', (text, quoted) => {
    expect(shellQuote(text)).toBe(quoted);
  });

  it('makes one word of any text', () => {
    // No argument of a program can hold the character 0; half a surrogate pair is no text.
    const text = fc.string({ unit: 'binary' }).map((raw) => raw.replaceAll('\0', ''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 20 }), (texts) => {
        expect(wordsOf(`curl ${texts.map(shellQuote).join(' ')}`)).toEqual(texts);
      }),
      { numRuns: 10 },
    );
  });
});

describe('toCurl', () => {
  it.each<[string, Partial<CallRecord>, string[]]>([
    ['a read', {}, ['--globoff', '--request', 'GET', `${origin}/api/truckers`]],
    [
      'a query',
      { query: { q: "O'Hara & co", page: '2' } },
      ['--globoff', '--request', 'GET', `${origin}/api/truckers?q=O%27Hara+%26+co&page=2`],
    ],
    [
      'a bearer',
      { hasBearer: true, method: 'DELETE' },
      [
        '--globoff',
        '--request',
        'DELETE',
        `${origin}/api/truckers`,
        '--header',
        'Authorization: Bearer the bearer',
      ],
    ],
    [
      'a body',
      { method: 'POST', body: { name: "@it's $HOME\n", isNew: true } },
      [
        '--globoff',
        '--request',
        'POST',
        `${origin}/api/truckers`,
        '--header',
        'Content-Type: application/json',
        '--data-raw',
        '{"name":"@it\'s $HOME\\n","isNew":true}',
      ],
    ],
    [
      'a path with two slashes',
      { path: '//elsewhere.example/x' },
      ['--globoff', '--request', 'GET', `${origin}//elsewhere.example/x`],
    ],
  ])('writes %s', (_name, part, words) => {
    expect(wordsOf(toCurl({ ...call, ...part }, origin))).toEqual(words);
  });

  it('sends any body as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const sent = wordsOf(toCurl({ ...call, method: 'POST', body }, origin)).at(-1);
        expect(sent).toBe(JSON.stringify(body));
      }),
      { numRuns: 10 },
    );
  });
});
