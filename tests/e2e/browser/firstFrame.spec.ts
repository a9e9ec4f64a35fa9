import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { holdFiles } from '@tests/support/actions/holdFiles';
import { newHaulier } from '@tests/support/actions/haulierJourney';
import { atStep, choose } from '@tests/support/actions/wizardSteps';
import { expect, expectAccessible, test } from '@tests/support/fixtures/e2eTest';

const link = `/registration/${demoTokens.invited}`;
const firstScript = /\/assets\/main\.\w+\.js$/;
const styleSheet = /\/assets\/main\.\w+\.css$/;

/** The brand at the top, which the first frame has in common with every public page. */
const brand = (page: Page) => page.getByRole('banner').getByText('Taxiforsikring');

/** What shows that the application is there: the card of the haulier whose link it is can be changed. */
const change = (page: Page) => page.getByRole('button', { name: /^(Ret|Change)$/ });

/** What shows that the application is there, on a link and where a page of staff leads without a session. */
const arrived = (page: Page) =>
  change(page).or(page.getByRole('heading', { level: 1, name: 'Log ind' }));

test.describe('before the first script is there', () => {
  for (const [language, path, loading, slow, tryAgain] of [
    // A page of staff has the neutral frame, a link the first view of its own.
    ['da', '/admin/truckers', 'Indlæser…', /^Siden er ikke hentet\./, 'Prøv igen'],
    ['en', link, 'Loading…', /^The page has not loaded\./, 'Try again'],
  ] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test(`the product is named, and after 20 seconds what does not come is said not to, with another try (${language}) [2-first-frame, 8-slow-first-script]`, async ({
        page,
      }) => {
        await page.clock.install({ time: 0 });
        await page.clock.pauseAt(1000);
        const letGo = await holdFiles(page, firstScript);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(brand(page)).toBeVisible();
        const status = page.getByRole('status');
        await expect(status.getByText(loading)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const again = page.getByRole('link', { name: tryAgain });
        await page.clock.runFor(19_900);
        await expect(again).toBeHidden();
        await page.clock.runFor(100);
        await expect(page.getByRole('status').getByText(slow)).toBeVisible();
        await page.clock.resume();
        await expectAccessible(page);
        const top = await brand(page).boundingBox();

        await again.click();
        letGo();
        await expect(arrived(page)).toBeVisible();
        await expect(again).toBeHidden();
        expect(await brand(page).boundingBox()).toEqual(top);
      });
    });
  }

  test('one that cannot be had is said at once', async ({ page, watched }) => {
    watched.allow(/ERR_FAILED/);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    let isGone = true;
    await page.route(firstScript, (route) => (isGone ? route.abort() : route.continue()));
    await page.goto(link);
    await expect(page.getByText(/^Siden er ikke hentet\./)).toBeVisible();
    isGone = false;
    await page.clock.resume();
    await page.getByRole('link', { name: 'Prøv igen' }).click();
    await expect(change(page)).toBeVisible();
  });
});

test('a form that is filled in and sent before the first script is there is sent once, with all of it [2-first-view]', async ({
  page,
  app,
}) => {
  const letGo = await holdFiles(page, firstScript);
  await page.goto('/registration', { waitUntil: 'commit' });
  for (const [name, value] of Object.entries(newHaulier)) {
    await page.getByRole('textbox', { name }).fill(value);
  }
  await page.getByRole('checkbox', { name: 'Bilforsikring' }).check();
  await choose(page, /bilen/, 'Nej');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Næste' }).click();
  expect(app.mock.calls.all()).toEqual([]);

  letGo();
  await atStep(page, 'Bilforsikring');
  const calls = app.mock.calls.of('saveRegistration');
  expect(calls.map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: newHaulier.Navn, phone: '20304050', email: 'ny@example.dk' }),
  ]);
});

test('who is typing in a first view goes on where they were [2-first-view]', async ({ page }) => {
  const letGo = await holdFiles(page, firstScript);
  await page.goto('/registration', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Navn' });
  await name.pressSequentially('axa');
  await name.press('ArrowLeft');
  letGo();
  await page.waitForFunction(() => document.title !== 'Taxiforsikring');
  await page.keyboard.type('i');
  await name.press('Home');
  await page.keyboard.type('T');
  await expect(name).toHaveValue('Taxia');
  await page.reload();
  await expect(name).toHaveValue('Taxia');
});

test('a style sheet that does not come holds up no page for long, and still dresses it when it does [8-slow-style]', async ({
  page,
}) => {
  await page.clock.install();
  const letGo = await holdFiles(page, styleSheet);
  await page.goto(link, { waitUntil: 'commit' });
  await expect(brand(page)).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return change(page).isVisible();
    })
    .toBe(true);
  const sheets = () =>
    page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet);
  expect(await sheets()).toBeNull();
  letGo();
  await expect.poll(sheets).not.toBeNull();
});
