import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { serverFromEnvironment, type ServerSettings } from '@deploy/server';
import type { Environment } from '@deploy/facts';
import { demoTokens } from '@mocks/db/demo';
import { servedTest } from '@tests/support/fixtures/servedTest';
import { testSettings } from '@tests/support/fixtures/testSettings';
import { ask } from '@tests/support/servers/ask';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { serveSite, type ServedSite } from '@tests/support/servers/nginx';
import { asset, everywhere, link, script } from './expected';

type Serve = (apiUpstream: string, changes?: Partial<ServerSettings>) => Promise<ServedSite>;

/** `serve` serves the build with other server settings until the end of the test. */
const test = servedTest.extend<{ serve: Serve }>({
  serve: async ({ app }, use) => {
    const sites: ServedSite[] = [];
    await use(async (apiUpstream, changes) => {
      const site = await serveSite(app.folder, apiUpstream, testSettings, changes);
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.close()));
  },
});

/** Returns a function that reads the log from now on. nginx writes a line after it has sent the response. */
function logOf(app: BuiltApp): () => string {
  const { accessLog, errorLog } = app.logs;
  const [accesses, errors] = [accessLog().length, errorLog().length];
  return () => accessLog().slice(accesses) + errorLog().slice(errors);
}

test.describe('the server', () => {
  test('sends the page for every route and an unknown path, but not for a missing file', async ({
    app,
  }) => {
    const neutral = '<div id="root"><div id="first-frame">';
    const firstView = (pattern: string) =>
      `<div id="root" data-first-view="${pattern}"><div id="page">`;
    const login = firstView('/login');
    const registration = firstView('/registration');
    const ofLink = firstView('/registration/:token');
    const routes = {
      '/': neutral,
      '/login': login,
      '/login?redirect=%2Fadmin%2Fprice': login,
      '/LOGIN': login,
      '/register': neutral,
      '/registration': registration,
      '/registration/': registration,
      [link]: ofLink,
      '/registration/a.b': ofLink,
      '/registration/a%20b': ofLink,
      '/thank-you': neutral,
      '/thank-you/x': firstView('/thank-you/:token'),
      '/email/invite/locale/da/token/x': neutral,
      '/admin': neutral,
      '/admin/overview': neutral,
      '/admin/truckers': neutral,
      '/admin/truckers?q=a.b': neutral,
      '/admin/truckers/edit/1': neutral,
      '/admin/price': neutral,
      '/admin/add-ons': neutral,
      '/admin/user': neutral,
      '/trucker-history/1': neutral,
    };
    for (const [route, root] of Object.entries(routes)) {
      const { status, body } = await ask(app, 'GET', route);
      expect([route, status]).toEqual([route, 200]);
      expect(body.toString()).toContain(root);
    }
    const page = await ask(app, 'GET', '/no/such/page');
    expect(page.body.toString()).toContain(firstView('*'));
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

  test('redirects pages and refuses API requests over http, except locally or behind an https proxy', async ({
    app,
    serve,
  }) => {
    const host = 'forsikring.example';
    const serverNames = [host, 'localhost', '[::1]', '127.0.0.1.example'];
    const site = await serve(app.apiOrigin, { serverNames });
    const address = `${link}?utm=1`;
    const plain = await ask(site, 'GET', address, { host: `${host}:80` });
    expect(plain.status).toBe(308);
    expect(plain.headers).toMatchObject({
      ...everywhere,
      location: `https://${host}${address}`,
      'cache-control': 'no-store',
    });
    for (const [path, method] of [
      [script(app), 'GET'],
      ['/no/such/page', 'GET'],
      ['/api', 'GET'],
    ] as const) {
      const { status, headers } = await ask(site, method, path, { host });
      expect([path, status, headers.location]).toEqual([path, 308, `https://${host}${path}`]);
    }
    // An API request over http has already sent its secrets. A redirect would hide that, so it is refused.
    for (const [path, method] of [
      ['/api/area/list', 'GET'],
      ['/api/auth/login', 'POST'],
      ['//api/auth/login', 'POST'],
    ] as const) {
      const { status, headers } = await ask(site, method, path, { host });
      expect([path, status, headers.location]).toEqual([path, 403, undefined]);
      expect(headers).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
    }
    for (const headers of [
      { host, 'x-forwarded-proto': 'https' },
      { host: 'localhost:8080' },
      { host: '[::1]' },
    ]) {
      expect((await ask(site, 'GET', link, headers)).status).toBe(200);
    }
    const proxiedHttp = { host: '127.0.0.1.example', 'x-forwarded-proto': 'http' };
    expect((await ask(site, 'GET', link, proxiedHttp)).status).toBe(308);
  });

  test('serves the files that renew a certificate over http, and nothing else from their folder', async ({
    app,
    serve,
  }) => {
    const acmeFolder = mkdtempSync(join(tmpdir(), 'acme-'));
    const folder = join(acmeFolder, '.well-known/acme-challenge');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'challenge-1'), 'proof');
    writeFileSync(join(acmeFolder, 'other'), 'private');
    const host = 'forsikring.example';
    const site = await serve(app.apiOrigin, { serverNames: [host], acmeFolder });
    const get = (path: string) => ask(site, 'GET', path, { host });
    const file = await get('/.well-known/acme-challenge/challenge-1');
    expect([file.status, file.body.toString()]).toEqual([200, 'proof']);
    expect(file.headers).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
    expect((await get('/.well-known/acme-challenge/challenge-2')).status).toBe(404);
    expect((await get('/.well-known/acme-challenge')).status).toBe(308);
    const outside = ['GET', '/.well-known/acme-challenge/../../other'] as const;
    const secure = { host, 'x-forwarded-proto': 'https' };
    expect((await ask(site, ...outside, secure)).status).toBe(404);
    rmSync(acmeFolder, { recursive: true });
  });

  test('limits logins, SMS codes, links, terminations and saves by hauliers per IP address, nothing else', async ({
    serve,
  }) => {
    const limit = { callLimit: 1, proxies: ['127.0.0.1'] };
    const site = await serve('http://127.0.0.1:1', limit);
    const statuses = async (path: string, visitor: string, method = 'POST') => {
      const responses = Array.from({ length: 12 }, () =>
        ask(site, method, path, { 'x-forwarded-for': visitor }),
      );
      return (await Promise.all(responses)).map(({ status }) => status).sort();
    };
    // The first 11 requests pass (one per minute and a burst of ten). They get 502 because there is no API here.
    const lastIsRefused = [429, ...Array<number>(11).fill(502)];
    const limited = [
      ['POST', '/api/auth/login', '/api//auth/LOGIN'],
      ['POST', '/api/sms/generate', '/api/Sms/Verify'],
      ['GET', '/api/step/get-trucker-info/a', '/api/step/Get-Trucker-Info/b'],
      ['GET', '/api/step/send-xml/a', '/api/STEP/get-trucker-info/c'],
      ['POST', '/api/step/email-info', '/api/step/%65mail-info'],
      ['POST', '/api/step/add-trucker-info', '/api/truckers/Add-Trucker'],
      ['POST', '/api/step/insurance-info', '/api/step/./insurance-info/'],
      ['POST', '/api/truckers/update-trucker', '/api/Truckers/Update-Trucker/'],
    ] as const;
    for (const [index, [method, path, otherPath]] of limited.entries()) {
      const visitor = `10.1.1.${index}`;
      expect([path, await statuses(path, visitor, method)]).toEqual([path, lastIsRefused]);
      const refused = await ask(site, method, otherPath, { 'x-forwarded-for': visitor });
      expect([otherPath, refused.status]).toEqual([otherPath, 429]);
      expect(refused.headers).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
    }
    // A visitor with too many logins can still open a link.
    const opened = await ask(site, 'GET', '/api/step/get-trucker-info/a', {
      'x-forwarded-for': '10.1.1.0',
    });
    expect(opened.status).toBe(502);
    expect(new Set(await statuses('/api/area/list', '10.1.1.1', 'GET'))).toEqual(new Set([502]));
    // Staff change many hauliers in an import.
    const byStaff = await ask(site, 'POST', '/api/truckers/update-trucker', {
      'x-forwarded-for': `10.1.1.${limited.length - 1}`,
      authorization: 'Bearer x',
    });
    expect(byStaff.status).toBe(502);
  });

  test('sends precompressed brotli or gzip to clients that accept it, with the matching headers', async ({
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

  test('sends content types, so that browsers do not guess them', async ({ app }) => {
    const type = async (path: string) => (await ask(app, 'GET', path)).headers['content-type'];
    expect(await type('/login')).toBe('text/html; charset=utf-8');
    expect(await type(script(app))).toBe('text/javascript; charset=utf-8');
    expect(await type(asset(app, /\.css$/))).toBe('text/css; charset=utf-8');
    expect(await type('/robots.txt')).toBe('text/plain; charset=utf-8');
  });

  test('logs the route of a request, without token, id, query, referrer or browser', async ({
    app,
  }) => {
    const logged = logOf(app);
    const visitor = {
      referer: `https://mail.example${link}`,
      'user-agent': 'Mozilla/5.0 somebody',
    };
    await ask(app, 'GET', `${link}?utm=somebody@example.dk`, visitor);
    await ask(app, 'GET', `${script(app)}?utm=somebody@example.dk`, visitor);
    await ask(app, 'GET', `/api/step/get-trucker-info/${demoTokens.invited}`, visitor);
    await ask(app, 'GET', `/thank-you/${demoTokens.signed}`);
    await ask(app, 'GET', `/email/invite/locale/da/token/${demoTokens.invited}`);
    await ask(app, 'GET', '/admin/truckers/edit/4711');
    await ask(app, 'GET', `/api/step/send-xml/${demoTokens.unknown}`);
    await ask(app, 'GET', `/elsewhere/${demoTokens.invited}`);
    await ask(app, 'POST', `/registration/${demoTokens.invited}`);
    for (const line of [
      'GET "/registration/:token?" 200',
      `GET "${script(app)}" 200`,
      'GET "/api/step/get-trucker-info" 200',
      'GET "/thank-you/:token?" 200',
      'GET "/email/:mail/locale/:locale/token/:token" 200',
      'GET "/admin/truckers/edit/:id" 200',
      'GET "/api/step/send-xml" 404',
      'GET "(other)" 404',
      'POST "/registration/:token?" 405',
    ]) {
      await expect.poll(logged).toContain(line);
    }
    for (const secret of [...Object.values(demoTokens), '4711', 'utm', 'somebody']) {
      expect(logged()).not.toContain(secret);
    }
  });

  test('logs no token when the API drops the connection', async ({ app }) => {
    const logged = logOf(app);
    app.mock.use('drop');
    await ask(app, 'GET', `/api/step/get-trucker-info/${demoTokens.invited}`).catch(
      () => undefined,
    );
    await expect.poll(logged).toContain('GET "/api/step/get-trucker-info"');
    expect(logged()).not.toContain(demoTokens.invited);
  });

  test('sends the security headers and logs no token while the API is down', async ({ serve }) => {
    const site = await serve('http://127.0.0.1:1');
    const answer = await ask(site, 'GET', `/api/step/get-trucker-info/${demoTokens.invited}`);
    expect(answer.status).toBe(502);
    expect(answer.headers).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
    await expect.poll(site.accessLog).toContain('GET "/api/step/get-trucker-info" 502');
    expect(site.accessLog() + site.errorLog()).not.toContain(demoTokens.invited);
  });

  test.describe('in front of an API that echoes its request headers', () => {
    let echo: Server;
    let upstream = '';
    test.beforeAll(async () => {
      echo = createServer(({ headers }, answer) => void answer.end(JSON.stringify(headers)));
      await new Promise<void>((listening) => void echo.listen(0, '127.0.0.1', listening));
      upstream = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
    });
    test.afterAll(() => void echo.close());

    /** The host names of an environment. */
    const hostsOf = (env: Environment) => {
      const { serverNames, api } = serverFromEnvironment({
        APP_API_UPSTREAM: upstream,
        ...env,
      });
      return { serverNames, api };
    };
    const page = 'forsikring.example';
    const secure = { 'x-forwarded-proto': 'https' };

    test('sends the API the host name of the deployment, whatever port and case the visitor writes', async ({
      serve,
    }) => {
      const hosts: unknown[] = [];
      for (const env of [
        { APP_SERVER_NAME: `${page} www.${page}` },
        { APP_SERVER_NAME: page, APP_API_HOST: 'api.example.dk:8443' },
      ]) {
        const site = await serve(upstream, hostsOf(env));
        const requestHeaders = { host: 'Forsikring.Example:8080', ...secure };
        const { body } = await ask(site, 'GET', '/api/area/list', requestHeaders);
        hosts.push((JSON.parse(body.toString()) as { host: string }).host);
      }
      expect(hosts).toEqual([page, 'api.example.dk:8443']);
    });

    test('responds to a forged Host with 421, on every path, and does not forward the request', async ({
      app,
      serve,
    }) => {
      const site = await serve(upstream, hostsOf({ APP_SERVER_NAME: `${page} *.taxa.example` }));
      for (const host of ['evil.example', `${page}.evil.example`, `evil.${page}`, '127.0.0.1']) {
        for (const path of ['/api/area/list', link, script(app), '/no/such/page']) {
          const { status, headers, body } = await ask(site, 'GET', path, { host, ...secure });
          expect([host, path, status]).toEqual([host, path, 421]);
          expect(headers).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
          expect(headers.location).toBeUndefined();
          expect(body.toString()).not.toContain(host);
        }
        expect((await ask(site, 'GET', link, { host })).status).toBe(421);
      }
      for (const host of [page, 'nord.taxa.example']) {
        expect((await ask(site, 'GET', link, { host, ...secure })).status).toBe(200);
      }
    });

    test('sends the API only headers about the visitor that the server knows, and no forged ones', async ({
      serve,
    }) => {
      const site = await serve(upstream, hostsOf({ APP_SERVER_NAME: page }));
      const forged = {
        forwarded: 'for=1.2.3.4;host=evil.example;proto=http',
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-port': '666',
        'x-forwarded-prefix': '/evil',
        'x-forwarded-server': 'evil.example',
        'x-forwarded-protocol': 'http',
        'x-forwarded': 'for=1.2.3.4',
        'x-url-scheme': 'http',
        'front-end-https': 'off',
        'forwarded-for': '1.2.3.4',
        'client-ip': '1.2.3.4',
        'x-client-ip': '1.2.3.4',
        'x-cluster-client-ip': '1.2.3.4',
        'true-client-ip': '1.2.3.4',
        'cf-connecting-ip': '1.2.3.4',
        'fastly-client-ip': '1.2.3.4',
        'x-host': 'evil.example',
        'x-original-url': '/evil',
        'x-rewrite-url': '/evil',
        'x-http-method-override': 'DELETE',
        'x-http-method': 'DELETE',
        'x-method-override': 'DELETE',
        'x-real-ip': '1.2.3.4',
        proxy: 'http://evil.example',
      };
      const requestHeaders = { host: page, ...secure, ...forged, accept: 'application/json' };
      const { body } = await ask(site, 'POST', '/api/auth/login', requestHeaders);
      expect(JSON.parse(body.toString())).toEqual({
        host: page,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
        accept: 'application/json',
        'content-length': '0',
      });
    });
  });

  test('lets no other origin read the responses of the API, whatever the API allows', async ({
    app,
  }) => {
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
