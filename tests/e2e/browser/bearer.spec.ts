import type { BrowserContext, Page, Request } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { expect, signIn, test } from '@tests/support/fixtures/e2eTest';
import { startOtherOrigin } from '@tests/support/servers/otherOrigin';
import { startSigningPage } from '@tests/support/servers/signingPage';
import {
  finish,
  readSmsCode,
  sendCode,
  toAnsweredWorkStep,
} from '@tests/support/actions/wizardSteps';

/** Notes every request of every tab, of frames and workers, too. */
function record(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  return requests;
}

/** The addresses that requests with a bearer went to, and those that went without one. */
async function byBearer(requests: Request[]) {
  const noted = await Promise.all(
    requests.map(async (request) => ({
      url: request.url(),
      isWithBearer: 'authorization' in (await request.allHeaders()),
    })),
  );
  const urls = (isWithBearer: boolean) =>
    noted.filter((each) => each.isWithBearer === isWithBearer).map(({ url }) => url);
  return { withBearer: urls(true), without: urls(false) };
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** Through all pages of the staff, as far as they call the API. */
async function walk(page: Page): Promise<void> {
  await signIn(page, 'admin');
  await page.getByRole('row').nth(1).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Eksporter CSV' }).click();
  await download;
  for (const [path, name] of [
    ['/admin/truckers?q=taxa', 'Vognmænd'],
    ['/trucker-history/3', /^Historik/],
    ['/admin/truckers/edit/3', 'Bekræft oplysninger'],
    ['/admin/price', 'Priser'],
    ['/admin/add-ons', 'Tilvalg'],
    ['/admin/overview', /./],
    ['/admin/user', 'Profil'],
  ] as const) {
    await page.goto(path);
    await heading(page, name);
    await page.waitForLoadState('networkidle');
  }
}

test('the bearer goes to the API and nowhere else', async ({ page, context, app }) => {
  const requests = record(context);
  await walk(page);
  const { withBearer, without } = await byBearer(requests);
  expect(withBearer.length).toBeGreaterThan(10);
  expect(withBearer.filter((url) => !url.startsWith(`${app.origin}/api/`))).toEqual([]);
  expect(without.filter((url) => url.startsWith(`${app.origin}/api/`))).toEqual([
    `${app.origin}/api/auth/login`,
  ]);
});

test('where the API has an origin of its own, the bearer goes there alone', async ({
  page,
  context,
  app,
}) => {
  await app.configure({ apiBaseUrl: app.apiOrigin });
  const requests = record(context);
  await walk(page);
  const { withBearer, without } = await byBearer(requests);
  expect(withBearer.length).toBeGreaterThan(10);
  expect(withBearer.filter((url) => !url.startsWith(`${app.apiOrigin}/api/`))).toEqual([]);
  expect(without.some((url) => url.startsWith(app.origin))).toBe(true);
});

test('an API that sends a call on to another origin takes no bearer there', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/./);
  const elsewhere = await startOtherOrigin();
  const api = await startOtherOrigin(app.apiOrigin);
  // The policy would stop it before; it lets the second origin be called here.
  await app.configure({ apiBaseUrl: api.origin, errorReportUrl: `${elsewhere.origin}/reports` });
  await signIn(page, 'admin');
  await page.getByRole('row').nth(1).waitFor();
  const path = '/api/truckers/get-truckers';
  api.redirect(path, elsewhere.origin + path);
  await page.getByRole('button', { name: 'Opdater' }).click();
  await expect.poll(() => elsewhere.seen.map((call) => call.path)).toContain(path);
  expect(api.seen.filter((call) => call.path === path).at(-1)?.bearer).toMatch(/^Bearer /);
  expect(elsewhere.seen.map(({ bearer }) => bearer).filter(Boolean)).toEqual([]);
  await api.close();
  await elsewhere.close();
});

test('a stored bearer does not reach the signing frame', async ({ page, context, app }) => {
  const signing = await startSigningPage();
  await app.configure({ signing: { url: signing.url, origin: signing.origin } });
  await signIn(page, 'admin');
  const requests = record(context);
  await page.goto(`/registration/${demoTokens.invited}`);
  await toAnsweredWorkStep(page);
  await finish(page);
  await sendCode(page, readSmsCode(page));
  await page.frameLocator('iframe').getByRole('button', { name: 'Send rubbish' }).waitFor();
  const { withBearer, without } = await byBearer(requests);
  expect(without).toContain(signing.url);
  expect(withBearer.length).toBeGreaterThan(5);
  expect(withBearer.filter((url) => !url.startsWith(`${app.origin}/api/`))).toEqual([]);
  await signing.close();
});
