import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { servedTest as test } from '@tests/support/fixtures/servedTest';
import { testSettings } from '@tests/support/fixtures/testSettings';
import { ask } from '@tests/support/servers/ask';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { serveSite } from '@tests/support/servers/nginx';
import { asset, everywhere, link, script } from './expected';

/** What is logged from now on: a line is written once its answer is sent. */
function logOf(app: BuiltApp): () => string {
  const { accessLog, errorLog } = app.logs;
  const [accesses, errors] = [accessLog().length, errorLog().length];
  return () => accessLog().slice(accesses) + errorLog().slice(errors);
}

test.describe('the server', () => {
  test('sends the shell for every route, by whatever value it has, and for nothing else', async ({
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

  test('sends plain http on to https with its whole address, save on one machine and behind a proxy that ends https', async ({
    app,
  }) => {
    const host = 'forsikring.example';
    const whole = `${link}?utm=1`;
    const plain = await ask(app, 'GET', whole, { host: `${host}:80` });
    expect(plain.status).toBe(308);
    expect(plain.headers).toMatchObject({
      ...everywhere,
      location: `https://${host}${whole}`,
      'cache-control': 'no-store',
    });
    for (const [path, method] of [
      ['/api/area/list', 'GET'],
      ['/api/auth/login', 'POST'],
      [script(app), 'GET'],
      ['/no/such/page', 'GET'],
    ] as const) {
      const { status, headers } = await ask(app, method, path, { host });
      expect([path, status, headers.location]).toEqual([path, 308, `https://${host}${path}`]);
    }
    for (const headers of [
      { host, 'x-forwarded-proto': 'https' },
      { host: 'localhost:8080' },
      { host: '[::1]' },
    ]) {
      expect((await ask(app, 'GET', link, headers)).status).toBe(200);
    }
    const strange = { host: '127.0.0.1.example', 'x-forwarded-proto': 'http' };
    expect((await ask(app, 'GET', link, strange)).status).toBe(308);
  });

  test('takes only so many logins and SMS codes from one address, and any number of other calls', async ({
    app,
  }) => {
    const limit = { callLimit: 1, proxies: ['127.0.0.1'] };
    const site = await serveSite(app.folder, 'http://127.0.0.1:1', testSettings, limit);
    const statuses = async (path: string, visitor: string, method = 'POST') => {
      const asked = Array.from({ length: 12 }, () =>
        ask(site, method, path, { 'x-forwarded-for': visitor }),
      );
      return (await Promise.all(asked)).map(({ status }) => status).sort();
    };
    // One for the minute and ten at once; what gets through finds no API here.
    const one = [429, ...Array<number>(11).fill(502)];
    expect(await statuses('/api/auth/login', '10.1.1.1')).toEqual(one);
    const refused = await ask(site, 'POST', '/api//sms/generate', {
      'x-forwarded-for': '10.1.1.1',
    });
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
    expect(await statuses('/api/sms/generate', '10.1.1.2')).toEqual(one);
    expect(await statuses('/api/sms/verify', '10.1.1.3')).toEqual(one);
    expect(new Set(await statuses('/api/area/list', '10.1.1.1', 'GET'))).toEqual(new Set([502]));
    await site.close();
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

  test('logs which route was asked for, and neither token, number nor query', async ({ app }) => {
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

  test('logs no token where the API does not answer, either', async ({ app }) => {
    const logged = logOf(app);
    app.mock.use('drop');
    await ask(app, 'GET', `/api/step/get-trucker-info/${demoTokens.invited}`).catch(
      () => undefined,
    );
    await expect.poll(logged).toContain('GET "/api/step/get-trucker-info"');
    expect(logged()).not.toContain(demoTokens.invited);
  });

  test('says every header and logs no token while the API is down', async ({ app }) => {
    const site = await serveSite(app.folder, 'http://127.0.0.1:1', testSettings);
    const answer = await ask(site, 'GET', `/api/step/get-trucker-info/${demoTokens.invited}`);
    expect(answer.status).toBe(502);
    expect(answer.headers).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
    await expect.poll(site.accessLog).toContain('GET "/api/step/get-trucker-info" 502');
    expect(site.accessLog() + site.errorLog()).not.toContain(demoTokens.invited);
    await site.close();
  });

  test('tells the API the address of the page, or the name that it is known by', async ({
    app,
  }) => {
    const echo = createServer(({ headers }, answer) => void answer.end(headers.host));
    await new Promise<void>((listening) => void echo.listen(0, '127.0.0.1', listening));
    const upstream = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
    const hosts: string[] = [];
    for (const apiHost of [null, 'api.example.dk']) {
      const site = await serveSite(app.folder, upstream, testSettings, { apiHost });
      const asked = { host: 'forsikring.example', 'x-forwarded-proto': 'https' };
      hosts.push((await ask(site, 'GET', '/api/area/list', asked)).body.toString());
      await site.close();
    }
    echo.close();
    expect(hosts).toEqual(['forsikring.example', 'api.example.dk']);
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
