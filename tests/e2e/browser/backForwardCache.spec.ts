import type { BrowserContext, Page } from '@playwright/test';
import { demoAccounts } from '@mocks/db/demo';
import { findChromium } from '@scripts/chromium';
import { expect, test as base } from '@tests/support/fixtures/e2eTest';

const trucker = 'Ærø Taxa v/Åse Østergaard';
const otherPage = '/robots.txt';

/**
 * The visible text when a page comes back: at the event `pageshow`, before the page has run any code, and in the first
 * frame after that event.
 */
interface Show {
  isFromCache: boolean;
  atOnce: string;
  inFirstFrame: string;
}

declare global {
  interface Window {
    shows?: Show[];
  }
}

/** Runs in every page before its own scripts, so that its listener is called first. */
function watchShows(): void {
  const shows: Show[] = [];
  window.shows = shows;
  addEventListener('pageshow', ({ persisted }) => {
    const atOnce = document.body.innerText;
    requestAnimationFrame(() =>
      shows.push({ isFromCache: persisted, atOnce, inFirstFrame: document.body.innerText }),
    );
  });
}

const browser = findChromium();

/**
 * The full Chromium with the back-forward cache, which the headless shell lacks and Playwright disables by default.
 */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ...(browser !== null && { executablePath: browser }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

test.use({
  as: 'admin',
  // With motion, as for most users, unlike the other tests.
  contextOptions: { reducedMotion: 'no-preference' },
});

// The console may log the ended session (401), and the icon that the browser requests for a text file (404).
test.beforeEach(({ watched }) => watched.allow(/status of 40[14]/));

/** Opens the list, and records how the page is shown later. */
async function openList(context: BrowserContext): Promise<Page> {
  await context.addInitScript(watchShows);
  const page = await context.newPage();
  await page.goto('/admin/truckers');
  await page.getByText(trucker).first().waitFor();
  return page;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log ud' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
}

/** Goes back to a cached page. Returns how it was shown. */
async function goBack(page: Page): Promise<Show> {
  // No load event follows: the page is already there. So do not wait for one.
  await page.evaluate(() => void setTimeout(() => history.back()));
  // Keep the value from the first read: a page that reloads loses it at once.
  const shown: Show[] = [];
  await expect(async () => {
    const show = await page.evaluate(() => window.shows?.at(-1));
    if (show?.isFromCache) shown.push(show);
    expect(shown).toHaveLength(1);
  }).toPass();
  const [show] = shown as [Show];
  return show;
}

/** Requires that no frame showed session data, and that page and storage have none left. */
async function expectNoSessionData(page: Page, { atOnce, inFirstFrame }: Show): Promise<void> {
  expect(atOnce).toBe('');
  for (const name of [trucker, demoAccounts.admin.name]) {
    expect(inFirstFrame).not.toContain(name);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
  const all = await page.evaluate(() => document.documentElement.textContent);
  for (const name of [trucker, demoAccounts.admin.name]) expect(all).not.toContain(name);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
}

test('a page in the back-forward cache shows no session data after a logout in another tab', async ({
  context,
}) => {
  const page = await openList(context);
  await page.goto(otherPage);
  const other = await context.newPage();
  await other.goto('/admin/truckers');
  await logOut(other);
  await expectNoSessionData(page, await goBack(page));
});

test('a page in the back-forward cache shows no session data after the session ended in another tab', async ({
  context,
  app,
}) => {
  const page = await openList(context);
  await page.goto(otherPage);
  const other = await context.newPage();
  await other.goto('/admin/truckers');
  await other.getByText(trucker).first().waitFor();
  app.mock.db.sessions.clear();
  await other.getByRole('button', { name: 'Genindlæs' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
  await expectNoSessionData(page, await goBack(page));
});

test('a page in the back-forward cache is shown during the session, and not after a logout in its tab', async ({
  context,
}) => {
  const page = await openList(context);
  await page.goto(otherPage);
  expect((await goBack(page)).inFirstFrame).toContain(trucker);
  await expect(page.getByText(trucker).first()).toBeVisible();

  await page.goto(otherPage);
  await page.goto('/admin/truckers');
  await logOut(page);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => page.url()).toContain(otherPage);
  await expectNoSessionData(page, await goBack(page));
});
