import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { holdFiles } from '@tests/support/actions/holdFiles';
import { atStep, choose } from '@tests/support/actions/wizardSteps';
import { expect, expectAccessible, test, waitRoundTrip } from '@tests/support/fixtures/e2eTest';

const link = `/registration/${demoTokens.invited}`;
const firstScript = /\/assets\/main\.\w+\.js$/;
const styleSheets = /\.css$/;

/** The brand at the top, which the first frame shares with every public page. */
const brand = (page: Page) => page.getByRole('banner').getByText('Taxiforsikring');

/** Appears when the application runs on a link: the button that edits the haulier's card. */
const change = (page: Page) => page.getByRole('button', { name: /^(Ret|Change)$/ });

/** Appears when the application runs, on a link or on a staff page without a session (login). */
const arrived = (page: Page) =>
  change(page).or(page.getByRole('heading', { level: 1, name: 'Log ind' }));

/** Waits until the application runs: it replaces the title of the first view. */
const isRunning = (page: Page) => page.waitForFunction(() => document.title !== 'Taxiforsikring');

test.describe('before the first script has loaded', () => {
  for (const [language, path, loading, slow, tryAgain] of [
    // A staff page has the neutral frame, and a link has its own first view.
    ['da', '/admin/truckers', 'Indlæser…', /^Siden er ikke hentet\./, 'Prøv igen'],
    ['en', link, 'Loading…', /^The page has not loaded\./, 'Try again'],
  ] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test('the first frame offers a retry after 20 s [2-first-frame, 8-slow-first-script]', async ({
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

  test('the page has the colours that the user chose, not those of the device [4-theme-chosen]', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('preference:theme', '"dark"'));
    const letGo = await holdFiles(page, firstScript);
    await page.goto(link, { waitUntil: 'commit' });
    await expect(brand(page)).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(8, 16, 18)');
    letGo();
    await expect(page.getByRole('combobox', { name: 'Farver' })).toHaveValue('dark');
  });

  test('the page shows at once that the first script could not be fetched', async ({
    page,
    watched,
  }) => {
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

test.describe('the first data of a page', () => {
  for (const [as, path, operation] of [
    ['guest', link, 'getRegistration'],
    ['admin', link, 'getRegistration'],
    ['admin', '/admin/truckers?page=2', 'listTruckers'],
  ] as const) {
    test.describe(`for ${as}`, () => {
      test.use({ as });

      test(`is requested once, before the first script loads: ${path} [2-first-data]`, async ({
        page,
        app,
      }) => {
        const letGo = await holdFiles(page, firstScript);
        await page.goto(path, { waitUntil: 'commit' });
        await expect.poll(() => app.mock.calls.of(operation).length).toBe(1);
        letGo();
        await expect(change(page).or(page.getByRole('row').nth(1))).toBeVisible();
        await waitRoundTrip(page);
        expect(app.mock.calls.of(operation)).toHaveLength(1);
      });
    });
  }

  test('is shown in step 1 of a link before the first script loads, and stays in place [2-own-data-first]', async ({
    page,
    app,
  }) => {
    const letGo = await holdFiles(page, firstScript);
    await page.goto(link, { waitUntil: 'commit' });
    const name = page.getByRole('definition').filter({ hasText: 'Ærø Taxa v/Åse Østergaard' });
    await expect(name).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'JK 10 031' })).toBeVisible();
    await expect(change(page)).toHaveCount(0);
    const place = await name.boundingBox();
    letGo();
    await expect(change(page)).toBeVisible();
    await expect(name).toHaveCount(1);
    expect(await name.boundingBox()).toEqual(place);
    expect(app.mock.calls.of('getRegistration')).toHaveLength(1);
  });

  test('is shown by the application if the script that shows it earlier does not arrive', async ({
    page,
  }) => {
    await holdFiles(page, /ownData/);
    await page.goto(link, { waitUntil: 'commit' });
    await expect(change(page)).toBeVisible();
  });

  test('is requested once for an unknown link, and the page then shows the usual error [2-first-data]', async ({
    page,
    app,
    watched,
  }) => {
    watched.allow(/404/);
    const letGo = await holdFiles(page, firstScript);
    await page.goto('/registration/unknown', { waitUntil: 'commit' });
    await expect.poll(() => app.mock.calls.of('getRegistration').length).toBe(1);
    letGo();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Linket er ikke gyldigt.' }),
    ).toBeVisible();
    expect(app.mock.calls.of('getRegistration')).toHaveLength(1);
  });

  test('is not shown if the session has ended; login opens instead', async ({
    page,
    app,
    watched,
  }) => {
    watched.allow(/401/);
    const user = { name: 'A', email: 'a@example.dk', role: 'admin' };
    await page.addInitScript((stored) => {
      if (sessionStorage.length > 0) return;
      sessionStorage.setItem('isStored', '1');
      localStorage.setItem('token', '1|dead');
      localStorage.setItem('user', stored);
    }, JSON.stringify(user));
    await page.goto('/admin/truckers');
    await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
    expect(app.mock.calls.of('listTruckers')).toHaveLength(1);
  });
});

/** The input of a new haulier in step 1. The mock has no haulier with these data. */
const newTrucker = {
  Navn: 'Ny Vognmand ApS',
  'CVR-nummer': '87654321',
  Vognmandsnummer: '654321',
  'E-mail': 'ny@example.dk',
  Mobilnummer: '20304050',
  Adresse: 'Nygade 1',
  Postnummer: '8000',
  By: 'Aarhus C',
  Registreringsnummer: 'NY 54 321',
} as const;

for (const [when, slowdown] of [
  ['before the first script is there', 1],
  // The rest of the form is filled in while the scripts run and React hydrates, at whatever moment that happens.
  ['while that script runs, 20 times slower', 20],
] as const) {
  test(
    `a form that is filled in and sent ${when} is sent once, completely [2-first-view]`,
    { tag: slowdown > 1 ? '@nightly' : [] },
    async ({ page, app, watched }) => {
      // At this speed the browser warns that preloaded files were not used within a few seconds.
      if (slowdown > 1) watched.allow(/preloaded using link preload but not used/);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const letGo = await holdFiles(page, firstScript);
      await page.goto('/registration', { waitUntil: 'commit' });
      const fields = Object.entries(newTrucker);
      for (const [index, [name, value]] of fields.entries()) {
        if (slowdown > 1 && index === 2) letGo();
        await page.getByRole('textbox', { name }).fill(value);
      }
      await page.getByRole('checkbox', { name: 'Bilforsikring' }).check();
      await choose(page, /bilen/, 'Nej');
      if (slowdown === 1) await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Næste' }).click();
      if (slowdown === 1) expect(app.mock.calls.all()).toEqual([]);

      letGo();
      await atStep(page, 'Bilforsikring');
      const calls = app.mock.calls.of('saveRegistration');
      expect(calls.map(({ body }) => body)).toEqual([
        expect.objectContaining({
          name: newTrucker.Navn,
          phone: '20304050',
          email: 'ny@example.dk',
        }),
      ]);
    },
  );
}

test('typing in the prerendered page continues while React hydrates it [2-first-view]', async ({
  page,
}) => {
  const letGo = await holdFiles(page, firstScript);
  await page.goto('/registration', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Navn' });
  await name.pressSequentially('axa');
  await name.press('ArrowLeft');
  letGo();
  await isRunning(page);
  await page.keyboard.type('i');
  await name.press('Home');
  await page.keyboard.type('T');
  await expect(name).toHaveValue('Taxia');
  await page.reload();
  await expect(name).toHaveValue('Taxia');
});

test('input typed before the scripts run is added to an earlier visit’s draft [2-first-view]', async ({
  page,
}) => {
  const name = page.getByRole('textbox', { name: 'Navn' });
  const cvr = page.getByRole('textbox', { name: 'CVR-nummer' });
  await page.goto('/registration');
  // The application must run: it stores the draft.
  await isRunning(page);
  await name.fill('Taxia');
  await cvr.fill('1');
  const letGo = await holdFiles(page, firstScript);
  await page.reload({ waitUntil: 'commit' });
  await cvr.pressSequentially('29871640');
  await page.getByRole('button', { name: 'Næste' }).click();
  await cvr.focus();
  letGo();
  await expect(name).toHaveValue('Taxia');
  await expect(cvr).toHaveValue('29871640');
  await expect(cvr).toBeFocused();
  // The button was pressed before the form was complete. That press must not be validated.
  await expect(page.getByRole('button', { name: 'Start forfra' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Der er et problem' })).toHaveCount(0);
});

test('input typed in the prerendered login page stays when React adds a notice [2-first-view]', async ({
  page,
}) => {
  await page.goto('/login');
  await page.evaluate(() =>
    window.history.replaceState({ usr: { hasLostSession: true }, key: 'a', idx: 0 }, ''),
  );
  const letGo = await holdFiles(page, firstScript);
  await page.reload({ waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.pressSequentially('admin@example.dk');
  letGo();
  await expect(page.getByRole('status').getByText(/^Du er blevet logget ud/)).toBeVisible();
  await expect(email).toHaveValue('admin@example.dk');
  await expect(email).toBeFocused();
});

test('the focus ring is visible in the prerendered page, before any script [2-first-view-focus]', async ({
  page,
}) => {
  const letGo = await holdFiles(page, firstScript);
  for (const path of ['/login', '/registration', link]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(brand(page)).toBeVisible();
    const count = await page.locator('#root a[href], #root button, #root input').count();
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('Tab');
      const mark = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement?.closest('#root')) return 'nothing has the focus';
        // A radio button has its outline on the label around it.
        const isMarked = [activeElement, activeElement.closest('label')].some(
          (element) => element && getComputedStyle(element).outlineStyle !== 'none',
        );
        return isMarked ? '' : `${activeElement.tagName} ${activeElement.id}`;
      });
      if (mark !== 'nothing has the focus') expect(mark).toBe('');
    }
  }
  letGo();
});

test('a page whose style sheet does not load is shown with its inline critical styles [8-slow-style]', async ({
  page,
}) => {
  const letGo = await holdFiles(page, styleSheets);
  await page.goto(link, { waitUntil: 'commit' });
  await expect(brand(page)).toBeVisible();
  const header = () =>
    page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await header()).toBe('rgb(10, 58, 62)');
  await expect(change(page)).toBeVisible();
  expect(await header()).toBe('rgb(10, 58, 62)');
  letGo();
});
