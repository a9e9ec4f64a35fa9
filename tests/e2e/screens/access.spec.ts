import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { expect, expectAccessible, signIn, test } from '@tests/support/fixtures/e2eTest';

const publicPages = [
  { name: 'login', path: '/login' },
  { name: 'step 1 of the wizard', path: `/registration/${demoTokens.invited}` },
  { name: 'step 1 without a link', path: '/registration' },
  { name: 'an unknown address', path: '/nothing-here' },
];
const languages = ['Dansk', 'English'];

/** Nothing sticks out sideways: neither here nor at the 320 px that WCAG 1.4.10 asks for. */
async function expectNoSidewaysScroll(page: Page) {
  for (const width of [page.viewportSize()?.width ?? 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `${excess} px too wide at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Switches the language; on a phone, staff find the switch behind the menu button. */
async function switchTo(page: Page, language: string) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const isBehindMenu = await menu.isVisible();
  if (isBehindMenu) await menu.click();
  const button = page.getByRole('button', { name: language, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  if (isBehindMenu) await page.keyboard.press('Escape');
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const { name, path } of publicPages) {
      test(`axe finds nothing on ${name}, in both languages`, async ({ page, app, watched }) => {
        // The status of what does not exist.
        watched.allow(/status of 404/);
        await page.goto(app.origin + path);
        for (const language of languages) {
          await page.getByRole('heading', { level: 1 }).waitFor();
          await switchTo(page, language);
          await expectAccessible(page);
        }
        await expectNoSidewaysScroll(page);
      });
    }

    test('axe finds nothing on the haulier list, in both languages', async ({ page, app }) => {
      expect(app.mock.db.truckers.all().length).toBeGreaterThan(200);
      await signIn(page, 'admin');
      for (const language of languages) {
        await switchTo(page, language);
        await page.getByRole('row').nth(1).waitFor();
        await expectAccessible(page);
      }
      await expectNoSidewaysScroll(page);
    });
  });
}

test('the whole of login is done with the keyboard alone', async ({ page, app }) => {
  await page.goto(`${app.origin}/login`);
  const email = page.getByRole('textbox', { name: 'E-mail' });
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await email.evaluate((field) => field === document.activeElement)) break;
  }
  await expect(email).toBeFocused();
  await page.keyboard.type('admin@example.dk');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Admin-1234');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.origin}/admin/truckers`);
  await expect(page.getByRole('heading', { level: 1, name: 'Vognmænd' })).toBeFocused();
});
