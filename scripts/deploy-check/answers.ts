import type { Answer } from '@tests/support/servers/ask';
import type { Site } from './site';

/** An answer that deploy/README.md promises, of whatever server; the shipped one is held to the letter (tests/e2e/server). */
export interface PromisedAnswer {
  what: string;
  get: (site: Site) => Promise<Answer>;
  status: number;
  cache: string;
  allow?: string;
  /** The API answers: of whatever status it is, only the headers are the server's. */
  isOfApi?: boolean;
  /** Promised where the API is behind this server. */
  needsApi?: boolean;
}

type Path = (site: Site) => string;
type Asked = [what: string, path: Path, headers?: Record<string, string>];

const page =
  (path: string): Path =>
  ({ basePath }) =>
    basePath + path;
const script: Path = (site) => site.script;

/** Promises that a GET is answered so. */
const answers = (status: number, cache: string, asked: Asked[]): PromisedAnswer[] =>
  asked.map(([what, path, headers]) => ({
    ...{ what, status, cache },
    get: (site) => site.ask('GET', path(site), headers),
  }));

/** Promises that a file which is asked for again, with what is known of it, has not changed. */
const unchanged = (what: string, path: Path, cache: string): PromisedAnswer => ({
  ...{ what, status: 304, cache },
  get: async (site) => {
    const { headers } = await site.ask('GET', path(site));
    return site.ask('GET', path(site), { 'if-none-match': String(headers.etag) });
  },
});

/** Promises that a method is refused. */
const refused = (
  what: string,
  method: string,
  path: Path,
  allow = 'GET, HEAD',
): PromisedAnswer => ({
  ...{ what: `${method} of ${what}`, status: 405, cache: 'no-store', allow },
  get: (site) => site.ask(method, path(site)),
});

/** What a hashed file is kept for. */
const kept = 'public, max-age=31536000, immutable';
const list: Path = () => '/api/area/list';

/** Every answer that is promised. */
export const promisedAnswers: readonly PromisedAnswer[] = [
  ...answers(200, 'no-cache', [['the shell', page('registration/x')]]),
  {
    ...{ what: 'the head of the shell', status: 200, cache: 'no-cache' },
    get: (site) => site.ask('HEAD', page('registration/x')(site)),
  },
  unchanged('the shell, unchanged', page('login'), 'no-cache'),
  ...answers(200, 'no-cache', [['robots.txt', page('robots.txt')]]),
  ...answers(200, kept, [
    ['a script', script],
    ['a style sheet', (site) => site.style],
  ]),
  unchanged('a script, unchanged', script, kept),
  ...answers(206, kept, [['a part of a file', script, { range: 'bytes=0-9' }]]),
  ...answers(403, 'no-store', [['a folder', page('assets/')]]),
  ...answers(404, 'no-store', [
    ['a script of another build', page('assets/main.0123456789.js')],
    ['a file at the top', page('favicon.ico')],
    ["the build's own shell", page('index.html')],
    ['a hidden file', page('.env')],
    ['a page that does not exist', page('no/such/page')],
    ['the worker of a mock', page('mockServiceWorker.js')],
  ]),
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method) =>
    refused('a page', method, page('login')),
  ),
  refused('a script', 'POST', script),
  refused('nothing', 'POST', page('no/such/page')),
  ...[
    ...answers(200, 'no-store', [['an answer of the API', list]]),
    ...answers(404, 'no-store', [
      ['a refusal of the API', () => '/api/step/get-trucker-info/nobody'],
    ]),
  ].map((promise) => ({ ...promise, isOfApi: true, needsApi: true })),
  { ...refused('a call', 'PUT', list, 'GET, HEAD, POST, DELETE'), needsApi: true },
];
