import type { Page, Request } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { expect, expectAccessible, test } from '@tests/support/fixtures/e2eTest';

const target = 'https://errors.example/report';

/** Takes reports as a service of somebody else does: it answers, and knows nothing of this site. */
async function takeReports(page: Page): Promise<Request[]> {
  const taken: Request[] = [];
  await page.route('https://errors.example/**', async (route) => {
    taken.push(route.request());
    await route.fulfill({ status: 204 });
  });
  return taken;
}

/** Serves the shell with something else in place of its settings. */
async function withSettingsElement(page: Page, element: string): Promise<void> {
  await page.route(/\/login$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = html.replace(/<script[^>]*id="settings"[^>]*>[^<]*<\/script>/, element);
    expect(changed).not.toBe(html);
    await route.fulfill({ response, body: changed });
  });
}

const told = /Referencenummer: ([2-9A-HJ-NP-Z]{8})\./;

test.describe('a report of an error', () => {
  test('goes where the settings say, under the policy, and says nothing of the haulier', async ({
    page,
    app,
    watched,
  }) => {
    watched.allow(/^Error \w{8}:/);
    await app.configure({ errorReportUrl: target });
    const taken = await takeReports(page);
    app.mock.addFault({ operationId: 'getRegistration', fault: { kind: 'html' } });
    await page.goto(`/registration/${demoTokens.invited}?ref=hans@example.dk`);
    await expect.poll(() => taken.length).toBe(1);
    const [request] = taken;
    expect(request?.method()).toBe('POST');
    const headers = (await request?.allHeaders()) ?? {};
    expect(headers['content-type']).toBe('text/plain');
    expect(headers).not.toHaveProperty('referer');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    const body = request?.postData() ?? '';
    const { reference, time, build, ...rest } = JSON.parse(body) as Record<string, string>;
    expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(time).toMatch(/^\d{4}-.*Z$/);
    expect(build).toMatch(/^main\.\w{10}\.js$/);
    expect(rest).toEqual({
      kind: 'answer',
      route: '/registration/:token?',
      name: 'UnreadableAnswer',
      message: 'getRegistration',
      stack: '',
    });
    expect(body).not.toContain(demoTokens.invited);
    expect(body).not.toContain('hans');
  });

  test('has the number that the user sees', async ({ page, app, watched }) => {
    watched.allow(/^Error \w{8}:|status of 404/);
    await app.configure({ errorReportUrl: target });
    const taken = await takeReports(page);
    await page.route(/\/assets\/session\.\w+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/login');
    const text = await page.getByText(told).textContent();
    await expect.poll(() => taken.length).toBeGreaterThan(0);
    const last = JSON.parse(taken.at(-1)?.postData() ?? '{}') as Record<string, string>;
    expect(last).toMatchObject({ kind: 'script', name: 'ChunkLoadError', route: '/login' });
    expect(last.message).toMatch(/^session\.\w+\.js$/);
    expect(text).toContain(last.reference);
  });

  test('is made of what nobody catches, its stack by file and line', async ({
    page,
    app,
    watched,
  }) => {
    watched.allow(/^Error \w{8}:|page error: |Uncaught/);
    await app.configure({ errorReportUrl: target });
    const taken = await takeReports(page);
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('No "Hans" at 20304050');
      });
      void Promise.reject(new TypeError('Nobody waits'));
    });
    await expect.poll(() => taken.length).toBe(2);
    const bodies = taken.map((request) => JSON.parse(request.postData() ?? '{}') as object);
    expect(bodies).toContainEqual(
      expect.objectContaining({
        kind: 'unhandled',
        name: 'RangeError',
        message: 'No <text> at <number>',
      }),
    );
    expect(bodies).toContainEqual(
      expect.objectContaining({ kind: 'unhandled', name: 'TypeError', message: 'Nobody waits' }),
    );
  });

  test('goes nowhere where the settings name no address', async ({ page, app, watched }) => {
    watched.allow(/^Error \w{8}:/);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(app.origin)) foreign.push(request.url());
    });
    app.mock.addFault({ operationId: 'getRegistration', fault: { kind: 'html' } });
    await page.goto(`/registration/${demoTokens.invited}`);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
  });
});

test.describe('settings that are wrong', () => {
  const element = (text: string) =>
    `<script type="application/json" id="settings">${text}</script>`;
  const unreadable = 'the page carries no settings that can be read';

  for (const [what, html, reason] of [
    ['are broken JSON', element('{"apiBaseUrl": '), unreadable],
    ['are empty', element(''), unreadable],
    ['are not there', '', unreadable],
    ['are no object', element('null'), 'settings must be an object'],
    [
      'name an address for reports that is none',
      element('{"apiBaseUrl":"","basePath":"/","errorReportUrl":"errors"}'),
      'errorReportUrl must be empty or a web address',
    ],
    ['lack one', element('{"apiBaseUrl":"","basePath":"/"}'), 'contact must be an object'],
  ] as const) {
    test(`make one clear page where they ${what}`, async ({ page, app, watched }) => {
      watched.allow(/^Error \w{8}:/);
      expect(app.mock.calls.all()).toEqual([]);
      await withSettingsElement(page, html);
      await page.goto('/login');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        'Siden er ikke sat rigtigt op',
      );
      await expect(main).toContainText(reason);
      await expect(main).toContainText(told);
      await expectAccessible(page);
      expect(app.mock.calls.all()).toEqual([]);
    });
  }
});
