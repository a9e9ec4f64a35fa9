import type { Page, Request } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { expect, expectAccessible, test, waitRoundTrip } from '@tests/support/fixtures/e2eTest';

const target = 'https://errors.example/report';

/** Receives reports as a third-party service does: it responds without CORS headers. */
async function receiveReports(page: Page): Promise<Request[]> {
  const reports: Request[] = [];
  await page.route('https://errors.example/**', async (route) => {
    reports.push(route.request());
    await route.fulfill({ status: 204 });
  });
  return reports;
}

/** Serves the login page with these settings. */
async function withSettings(page: Page, settings: string): Promise<void> {
  await page.route(/\/login$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = html.replace(/(<script[^>]*id="settings"[^>]*>)[^<]*/, `$1${settings}`);
    expect(changed).not.toBe(html);
    await route.fulfill({ response, body: changed });
  });
}

const referenceText = /Referencenummer: ([2-9A-HJ-NP-Z]{8})\./;

/** Waits until the browser reports an entry of this type, which it does after the frame of the entry. */
const waitForEntry = (page: Page, type: 'first-input' | 'largest-contentful-paint') =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        new PerformanceObserver(() => done()).observe({ type: wanted, buffered: true });
      }),
    type,
  );

const bodyOf = (request: Request | undefined) =>
  JSON.parse(request?.postData() ?? '{}') as Record<string, string>;

test('an error report passes the security policy, goes where the settings say, and has no haulier data', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/^Error \w{8}:|page error: |Uncaught|status of 404/);
  await app.configure({ errorReportUrl: target });
  const reports = await receiveReports(page);

  await test.step('of an unreadable response', async () => {
    app.mock.addFault({ operationId: 'getRegistration', fault: { kind: 'html' } });
    await page.goto(`/registration/${demoTokens.invited}?ref=hans@example.dk`);
    await expect.poll(() => reports.length).toBe(1);
    const [request] = reports;
    expect(request?.method()).toBe('POST');
    const headers = (await request?.allHeaders()) ?? {};
    expect(headers['content-type']).toBe('text/plain');
    expect(headers).not.toHaveProperty('referer');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    const { reference, time, build, ...rest } = bodyOf(request);
    expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(time).toMatch(/^\d{4}-.*Z$/);
    expect(build).toMatch(/^main\.\w{10}\.js$/);
    expect(rest).toEqual({
      kind: 'answer',
      route: '/registration/:token?',
      name: 'UnreadableResponse',
      message: 'getRegistration: body',
      stack: '',
    });
    expect(request?.postData()).not.toContain(demoTokens.invited);
    expect(request?.postData()).not.toContain('hans');
  });

  await test.step('of an uncaught error', async () => {
    reports.length = 0;
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('No "Hans" at 20304050');
      });
      void Promise.reject(new TypeError('Nobody waits'));
    });
    await expect.poll(() => reports.length).toBe(2);
    const bodies = reports.map(bodyOf);
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

  await test.step('of a missing chunk, with the number that the user sees', async () => {
    reports.length = 0;
    await page.route(/\/assets\/session\.\w+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/login');
    const reference = referenceText.exec(
      (await page.getByText(referenceText).textContent()) ?? '',
    )?.[1];
    await expect
      .poll(() => reports.map(bodyOf).find((body) => body.reference === reference))
      .toMatchObject({
        kind: 'script',
        name: 'ChunkLoadError',
        route: '/login',
        message: expect.stringMatching(/^session\.\w+\.js$/),
      });
  });
});

test('invalid settings show an error page that names the invalid one, and no request is sent', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/^Error \w{8}:/);
  await withSettings(page, '{"apiBaseUrl":"","basePath":"/"}');
  await page.goto('/login');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Siden er ikke sat rigtigt op');
  await expect(main).toContainText('contact must be an object');
  await expect(main).toContainText(referenceText);
  await expectAccessible(page);
  expect(app.mock.calls.all()).toEqual([]);
});

test.describe('in an idle browser', () => {
  test.use({ isIdle: true });

  for (const [reportWebVitals, sent] of [
    [true, ['CLS', 'INP', 'LCP']],
    [false, []],
  ] as const) {
    test(`hiding the page sends ${reportWebVitals ? 'web vitals' : 'nothing'} if reportWebVitals is ${String(reportWebVitals)}`, async ({
      page,
      app,
    }) => {
      await app.configure({ errorReportUrl: target, reportWebVitals });
      const reports = await receiveReports(page);
      await page.addInitScript(() => {
        window.PerformanceObserver = class extends PerformanceObserver {
          override observe(options?: PerformanceObserverInit) {
            performance.mark(`observed: ${options?.type}`);
            super.observe(options);
          }
        };
      });
      await page.goto(`/registration/${demoTokens.invited}`);
      // The web vitals have their own chunk, and the observer of layout shifts is the last to start.
      if (reportWebVitals)
        await page.waitForFunction(
          () => performance.getEntriesByName('observed: layout-shift').length > 0,
        );
      await waitForEntry(page, 'largest-contentful-paint');
      await page.getByRole('button', { name: 'Ret' }).click();
      await expect(page.getByRole('textbox', { name: 'Navn' })).toBeFocused();
      await waitForEntry(page, 'first-input');
      // web-vitals counts an interaction once the browser is idle.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      await waitRoundTrip(page);
      await expect.poll(() => reports.map((request) => bodyOf(request).name).sort()).toEqual(sent);
      const { value, time, build, ...rest } = bodyOf(
        reports.find((request) => bodyOf(request).name === 'LCP'),
      );
      if (!reportWebVitals) return;
      expect(Number(value)).toBeGreaterThan(0);
      expect([time, build]).toEqual([
        expect.stringMatching(/^\d{4}-.*Z$/),
        expect.stringMatching(/^main\.\w{10}\.js$/),
      ]);
      expect(rest).toEqual({
        kind: 'vital',
        name: 'LCP',
        rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
        route: '/registration/:token?',
      });
    });
  }
});
