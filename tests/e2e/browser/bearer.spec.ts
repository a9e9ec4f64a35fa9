import type { BrowserContext, Page, Request } from '@playwright/test';
import { defaultSandbox } from '@/config/constants';
import type { OperationId } from '@mocks/contract/document';
import { demoTokens } from '@mocks/db/demo';
import { startSigningPage } from '@mocks/signingPage';
import { expect, signIn, test } from '@tests/support/fixtures/e2eTest';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { startOtherOrigin } from '@tests/support/servers/otherOrigin';
import {
  choose,
  finish,
  readSmsCode,
  sendCode,
  toWorkStep,
} from '@tests/support/actions/wizardSteps';

/** Records every request of every tab, including those of frames and workers. */
function record(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  return requests;
}

/** Returns the addresses of the requests with a bearer and of those without. */
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

/** The requests of the staff pages. */
const reads: OperationId[] = [
  'listTruckers',
  'searchTruckers',
  'getTruckerHistory',
  'getTrucker',
  'listPrices',
  'listAddOns',
];

/** Waits for the list and downloads it as a file. */
async function exportList(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hent som CSV' }).click();
  await download;
}

/** Visits all staff pages, starting at the list, until all their data were requested. */
async function walk(page: Page, app: BuiltApp): Promise<void> {
  const heading = (name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name }).waitFor();
  const menu = (name: string) =>
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click();
  const inRow = (name: string) => page.getByRole('row').nth(1).getByRole('link', { name }).click();
  await exportList(page);
  await page.getByRole('searchbox').fill('taxa');
  await page.getByRole('button', { name: 'Søg', exact: true }).click();
  await page.waitForURL(/q=taxa/);
  await inRow('Historik');
  await heading(/^Historik/);
  await page.goBack();
  await inRow('Rediger aftale');
  await heading('Vognmandens oplysninger');
  await menu('Priser');
  await heading('Priser');
  await menu('Tilvalg');
  await heading('Tilvalg');
  await menu('Overblik');
  await page.getByRole('region', { name: 'Nøgletal' }).getByText(/[1-9]/).first().waitFor();
  await menu('Profil');
  await heading('Profil');
  await expect
    .poll(() => reads.filter((operation) => app.mock.calls.of(operation).length === 0))
    .toEqual([]);
}

test('the bearer token of staff is sent to the API and nowhere else', async ({
  page,
  context,
  app,
}) => {
  const requests = record(context);
  await signIn(page, 'admin');
  await walk(page, app);
  const { withBearer, without } = await byBearer(requests);
  expect(withBearer.length).toBeGreaterThan(10);
  expect(withBearer.filter((url) => !url.startsWith(`${app.origin}/api/`))).toEqual([]);
  expect(without.filter((url) => url.startsWith(`${app.origin}/api/`))).toEqual([
    `${app.origin}/api/auth/login`,
  ]);
});

test.describe('for signed-in staff', () => {
  test.use({ as: 'admin' });

  test('when the API has a separate origin, the bearer token is sent only there', async ({
    page,
    context,
    app,
  }) => {
    await app.configure({ apiBaseUrl: app.apiOrigin });
    const requests = record(context);
    await page.goto('/admin/truckers');
    await exportList(page);
    await page.getByRole('link', { name: 'Priser' }).click();
    // The browser reports a request some time after the API received it, so wait for the browser's report.
    await expect
      .poll(async () => (await byBearer(requests)).withBearer)
      .toContain(`${app.apiOrigin}/api/price-plan/list`);
    const { withBearer, without } = await byBearer(requests);
    expect(withBearer.filter((url) => !url.startsWith(`${app.apiOrigin}/api/`))).toEqual([]);
    expect(without.some((url) => url.startsWith(app.origin))).toBe(true);
  });

  test('when the API redirects to another origin, the bearer token is not sent there', async ({
    page,
    app,
    watched,
  }) => {
    watched.allow(/./);
    const elsewhere = await startOtherOrigin();
    const api = await startOtherOrigin(app.apiOrigin);
    // Error reports go to the second origin too, so that the security policy does not block the redirect to it.
    await app.configure({ apiBaseUrl: api.origin, errorReportUrl: `${elsewhere.origin}/reports` });
    await page.goto('/admin/truckers');
    await page.getByRole('row').nth(1).waitFor();
    const path = '/api/truckers/get-truckers';
    api.redirect(path, elsewhere.origin + path);
    await page.getByRole('button', { name: 'Genindlæs' }).click();
    await expect.poll(() => elsewhere.seen.map((call) => call.path)).toContain(path);
    expect(api.seen.filter((call) => call.path === path).at(-1)?.bearer).toMatch(/^Bearer /);
    expect(elsewhere.seen.map(({ bearer }) => bearer).filter(Boolean)).toEqual([]);
    await api.close();
    await elsewhere.close();
  });

  test('the stored bearer token is not sent to the signing frame', async ({
    page,
    context,
    app,
  }) => {
    const signing = await startSigningPage();
    await app.configure({
      signing: { url: signing.url, origin: signing.origin, sandbox: defaultSandbox },
    });
    const requests = record(context);
    await page.goto(`/registration/${demoTokens.halfDone}`);
    await toWorkStep(page);
    await choose(page, 'Arbejdsskadeforsikring', 'Nej');
    await choose(page, 'Krisehjælp', 'Nej');
    await finish(page);
    await sendCode(page, readSmsCode(page));
    await page.frameLocator('iframe').getByRole('button', { name: 'Send rubbish' }).waitFor();
    const { withBearer, without } = await byBearer(requests);
    expect(without).toContain(signing.url);
    expect(withBearer.length).toBeGreaterThan(5);
    expect(withBearer.filter((url) => !url.startsWith(`${app.origin}/api/`))).toEqual([]);
    await signing.close();
  });
});
