import type { Answer } from '@tests/support/servers/ask';
import type { Site } from './site';

/** An answer that deploy/README.md promises, of whatever server; the shipped one is held to the letter (tests/e2e/server). */
export interface PromisedAnswer {
  what: string;
  get: (site: Site) => Promise<Answer>;
  status: number;
  cache: string;
  allow?: string;
  /** What the API behind it answers is the API's: only the headers are the server's. */
  isOfApi?: boolean;
}

/** What a hashed file is kept for. */
const kept = 'public, max-age=31536000, immutable';

const siteOnly = 'GET, HEAD';
const at = (site: Site, path: string) => site.basePath + path;
const get =
  (path: string, headers?: Record<string, string>) =>
  (site: Site): Promise<Answer> =>
    site.ask('GET', at(site, path), headers);

/** Asks for a file, and then again for what has changed since. */
async function askAgain(site: Site, path: string): Promise<Answer> {
  const { headers } = await site.ask('GET', path);
  return site.ask('GET', path, { 'if-none-match': String(headers.etag) });
}

const pages: PromisedAnswer[] = [
  { what: 'the shell', get: get('registration/x'), status: 200, cache: 'no-cache' },
  {
    what: 'the head of the shell',
    get: (site) => site.ask('HEAD', at(site, 'registration/x')),
    status: 200,
    cache: 'no-cache',
  },
  {
    what: 'the shell, unchanged',
    get: (site) => askAgain(site, at(site, 'login')),
    status: 304,
    cache: 'no-cache',
  },
  { what: 'robots.txt', get: get('robots.txt'), status: 200, cache: 'no-cache' },
];

const files: PromisedAnswer[] = [
  { what: 'a script', get: (site) => site.ask('GET', site.script), status: 200, cache: kept },
  {
    what: 'a script, unchanged',
    get: (site) => askAgain(site, site.script),
    status: 304,
    cache: kept,
  },
  { what: 'a style sheet', get: (site) => site.ask('GET', site.style), status: 200, cache: kept },
  {
    what: 'a part of a file',
    get: (site) => site.ask('GET', site.script, { range: 'bytes=0-9' }),
    status: 206,
    cache: kept,
  },
];

const missing: PromisedAnswer[] = [
  ['a script of another build', 'assets/main.0123456789.js', 404],
  ['a folder', 'assets/', 403],
  ['a file at the top', 'favicon.ico', 404],
  ["the build's own shell", 'index.html', 404],
  ['a hidden file', '.env', 404],
  ['a page that does not exist', 'no/such/page', 404],
  ['the worker of a mock', 'mockServiceWorker.js', 404],
].map(([what, path, status]) => ({
  what: String(what),
  get: get(String(path)),
  status: Number(status),
  cache: 'no-store',
}));

const refused: PromisedAnswer[] = [
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method) => ({
    what: `${method} of a page`,
    get: (site: Site) => site.ask(method, at(site, 'login')),
    status: 405,
    cache: 'no-store',
    allow: siteOnly,
  })),
  {
    what: 'POST of a script',
    get: (site) => site.ask('POST', site.script),
    status: 405,
    cache: 'no-store',
    allow: siteOnly,
  },
  {
    what: 'POST of nothing',
    get: (site) => site.ask('POST', at(site, 'no/such/page')),
    status: 405,
    cache: 'no-store',
    allow: siteOnly,
  },
];

const calls: PromisedAnswer[] = [
  {
    what: 'an answer of the API',
    get: (site) => site.ask('GET', '/api/area/list'),
    status: 200,
    cache: 'no-store',
    isOfApi: true,
  },
  {
    what: 'a refusal of the API',
    get: (site) => site.ask('GET', '/api/step/get-trucker-info/nobody'),
    status: 404,
    cache: 'no-store',
    isOfApi: true,
  },
  {
    what: 'PUT of a call',
    get: (site) => site.ask('PUT', '/api/area/list'),
    status: 405,
    cache: 'no-store',
    allow: 'GET, HEAD, POST, DELETE',
  },
];

/** Every answer that is promised; those of the API where it is behind this server. */
export const promisedAnswers: readonly PromisedAnswer[] = [
  ...pages,
  ...files,
  ...missing,
  ...refused,
  ...calls,
];

/** True for an answer that is promised by the server itself only where the API is behind it. */
export function needsApi({ what }: PromisedAnswer): boolean {
  return calls.some((call) => call.what === what);
}
