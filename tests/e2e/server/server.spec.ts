import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { demoTokens } from '@mocks/db/demo';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import { serveSite } from '@tests/support/servers/nginx';
import { testSettings } from '@tests/support/fixtures/testSettings';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A request as it is: no path is tidied, no header added, nothing unpacked. */
function ask(
  app: { origin: string },
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(app.origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types taxi-insurance',
].join('; ');

const everywhere = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-robots-tag': 'noindex',
  server: 'nginx',
};

const kept = 'public, max-age=31536000, immutable';

const asset = (app: BuiltApp, ending: RegExp): string =>
  `/assets/${readdirSync(join(app.folder, 'assets')).find((name) => ending.test(name))}`;
const script = (app: BuiltApp) => asset(app, /^main\..*\.js$/);
const link = `/registration/${demoTokens.invited}`;

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

  test('sends the shell for every route, by whatever value it has, and for nothing else', async ({
    app,
  }) => {
    const shell = (await ask(app, 'GET', '/')).body.toString();
    expect(shell).toContain('<div id="root">');
    const routes = [
      '/',
      '/login',
      '/login?redirect=%2Fadmin%2Fprice',
      '/register',
      '/registration',
      '/registration/',
      link,
      '/registration/a.b',
      '/registration/a%20b',
      '/thank-you',
      '/thank-you/x',
      '/email/invite/locale/da/token/x',
      '/admin',
      '/admin/overview',
      '/admin/truckers',
      '/admin/truckers?q=a.b',
      '/admin/truckers/edit/1',
      '/admin/price',
      '/admin/add-ons',
      '/admin/user',
      '/trucker-history/1',
      '/LOGIN',
    ];
    for (const route of routes) {
      const { status, body } = await ask(app, 'GET', route);
      expect([route, status]).toEqual([route, 200]);
      expect(body.toString()).toBe(shell);
    }
    const page = await ask(app, 'GET', '/no/such/page');
    expect(page.body.toString()).toBe(shell);
    for (const file of [
      '/assets/main.0123456789.js',
      '/admin/main.js',
      '/no/such/file.css',
      '/assets/%2e%2e/index.html',
    ]) {
      const { status, body } = await ask(app, 'GET', file);
      expect([file, status]).toEqual([file, 404]);
      expect(body.toString()).not.toContain('id="root"');
    }
  });

  test('sends ready-made brotli or gzip to whoever takes it, and says that it does', async ({
    app,
  }) => {
    for (const path of [script(app), '/login']) {
      const plain = await ask(app, 'GET', path);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const gzip = await ask(app, 'GET', path, { 'accept-encoding': 'gzip' });
      expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      const brotli = await ask(app, 'GET', path, { 'accept-encoding': 'gzip, br' });
      expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      expect(brotli.headers['content-type']).toBe(plain.headers['content-type']);
    }
  });

  test('names types that a browser may not guess', async ({ app }) => {
    const type = async (path: string) => (await ask(app, 'GET', path)).headers['content-type'];
    expect(await type('/login')).toBe('text/html; charset=utf-8');
    expect(await type(script(app))).toBe('text/javascript; charset=utf-8');
    expect(await type(asset(app, /\.css$/))).toBe('text/css; charset=utf-8');
    expect(await type('/robots.txt')).toBe('text/plain; charset=utf-8');
  });

  test('logs which route was asked for, and neither token, number nor query', async ({
    app,
    page,
  }) => {
    await page.goto(`${link}?utm=somebody@example.dk`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await ask(app, 'GET', `/thank-you/${demoTokens.signed}`);
    await ask(app, 'GET', `/email/invite/locale/da/token/${demoTokens.invited}`);
    await ask(app, 'GET', '/admin/truckers/edit/4711');
    await ask(app, 'GET', `/api/step/send-xml/${demoTokens.unknown}`);
    await ask(app, 'GET', `/elsewhere/${demoTokens.invited}`);
    await ask(app, 'POST', `/registration/${demoTokens.invited}`);
    const log = app.logs.accessLog() + app.logs.errorLog();
    for (const route of [
      'GET "/registration/:token?" 200',
      'GET "/thank-you/:token?" 200',
      'GET "/email/:mail/locale/:locale/token/:token" 200',
      'GET "/admin/truckers/edit/:id" 200',
      'GET "/api/step/get-trucker-info" 200',
      'GET "/api/step/send-xml" 404',
      'GET "(other)" 404',
      'POST "/registration/:token?" 405',
      `GET "${script(app)}" 200`,
    ]) {
      expect(log).toContain(route);
    }
    for (const secret of [...Object.values(demoTokens), '4711', 'utm', 'somebody']) {
      expect(log).not.toContain(secret);
    }
  });

  test('logs no token where the API does not answer, either', async ({ app }) => {
    app.mock.use('drop');
    await ask(app, 'GET', `/api/step/get-trucker-info/${demoTokens.invited}`).catch(
      () => undefined,
    );
    expect(app.logs.accessLog()).toContain('GET "/api/step/get-trucker-info"');
    expect(app.logs.accessLog() + app.logs.errorLog()).not.toContain(demoTokens.invited);
  });

  test('says every header and logs no token while the API is down', async ({ app }) => {
    const site = await serveSite(app.folder, 'http://127.0.0.1:1', testSettings);
    const answer = await ask(site, 'GET', `/api/step/get-trucker-info/${demoTokens.invited}`);
    expect(answer.status).toBe(502);
    expect(answer.headers).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
    expect(site.accessLog()).toContain('GET "/api/step/get-trucker-info" 502');
    expect(site.accessLog() + site.errorLog()).not.toContain(demoTokens.invited);
    await site.close();
  });

  test('lets no other origin read what the API says, whatever the API allows', async ({ app }) => {
    const direct = await fetch(`${app.apiOrigin}/api/area/list`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(direct.headers.get('access-control-allow-origin')).toBe('https://evil.example');
    const { status, headers } = await ask(app, 'GET', '/api/area/list', {
      origin: 'https://evil.example',
    });
    expect(status).toBe(200);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
