import { expect } from '@playwright/test';
import { servedTest as test } from '@tests/support/fixtures/servedTest';
import { ask, type Answer } from '@tests/support/servers/ask';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { asset, everywhere, link, script } from './expected';

const kept = 'public, max-age=31536000, immutable';

/** Asks for a file, and then again for what has changed since. */
async function askAgain(app: BuiltApp, path: string): Promise<Answer> {
  const { headers } = await ask(app, 'GET', path);
  return ask(app, 'GET', path, { 'if-none-match': String(headers.etag) });
}

interface Row {
  what: string;
  get: (app: BuiltApp) => Promise<Answer>;
  status: number;
  cache: string;
  allow?: string;
}

const siteOnly = 'GET, HEAD';
const rows: Row[] = [
  { what: 'the shell', get: (app) => ask(app, 'GET', link), status: 200, cache: 'no-cache' },
  {
    what: 'the head of the shell',
    get: (app) => ask(app, 'HEAD', link),
    status: 200,
    cache: 'no-cache',
  },
  {
    what: 'the shell, unchanged',
    get: (app) => askAgain(app, '/login'),
    status: 304,
    cache: 'no-cache',
  },
  { what: 'a script', get: (app) => ask(app, 'GET', script(app)), status: 200, cache: kept },
  {
    what: 'a script, unchanged',
    get: (app) => askAgain(app, script(app)),
    status: 304,
    cache: kept,
  },
  {
    what: 'a style sheet',
    get: (app) => ask(app, 'GET', asset(app, /^main\..*\.css$/)),
    status: 200,
    cache: kept,
  },
  {
    what: 'a part of a file',
    get: (app) => ask(app, 'GET', script(app), { range: 'bytes=0-9' }),
    status: 206,
    cache: kept,
  },
  {
    what: 'robots.txt',
    get: (app) => ask(app, 'GET', '/robots.txt'),
    status: 200,
    cache: 'no-cache',
  },
  {
    what: 'a script of another build',
    get: (app) => ask(app, 'GET', '/assets/main.0123456789.js'),
    status: 404,
    cache: 'no-store',
  },
  { what: 'a folder', get: (app) => ask(app, 'GET', '/assets/'), status: 403, cache: 'no-store' },
  {
    what: 'a file at the top',
    get: (app) => ask(app, 'GET', '/favicon.ico'),
    status: 404,
    cache: 'no-store',
  },
  {
    what: "the build's own shell",
    get: (app) => ask(app, 'GET', '/index.html'),
    status: 404,
    cache: 'no-store',
  },
  {
    what: 'the shell by its inner name',
    get: (app) => ask(app, 'GET', '/taxi-shell/index.html'),
    status: 404,
    cache: 'no-store',
  },
  { what: 'a hidden file', get: (app) => ask(app, 'GET', '/.env'), status: 404, cache: 'no-store' },
  {
    what: 'a page that does not exist',
    get: (app) => ask(app, 'GET', '/no/such/page'),
    status: 404,
    cache: 'no-store',
  },
  {
    what: 'an answer of the API',
    get: (app) => ask(app, 'GET', '/api/area/list'),
    status: 200,
    cache: 'no-store',
  },
  {
    what: 'a refusal of the API',
    get: (app) => ask(app, 'GET', '/api/step/get-trucker-info/nobody'),
    status: 404,
    cache: 'no-store',
  },
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method) => ({
    what: `${method} of a page`,
    get: (app: BuiltApp) => ask(app, method, '/login'),
    status: 405,
    cache: 'no-store',
    allow: siteOnly,
  })),
  {
    what: 'POST of a script',
    get: (app) => ask(app, 'POST', script(app)),
    status: 405,
    cache: 'no-store',
    allow: siteOnly,
  },
  {
    what: 'POST of nothing',
    get: (app) => ask(app, 'POST', '/no/such/page'),
    status: 405,
    cache: 'no-store',
    allow: siteOnly,
  },
  {
    what: 'PUT of a call',
    get: (app) => ask(app, 'PUT', '/api/area/list'),
    status: 405,
    cache: 'no-store',
    allow: 'GET, HEAD, POST, DELETE',
  },
];

test.describe('the server', () => {
  for (const { what, get, status, cache, allow } of rows) {
    test(`answers ${what} with ${status} and every header`, async ({ app }) => {
      const answer = await get(app);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({ ...everywhere, 'cache-control': cache });
      expect(answer.headers.allow).toBe(allow);
    });
  }
});
