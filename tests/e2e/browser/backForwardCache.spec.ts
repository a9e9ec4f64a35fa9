import type { BrowserContext, Page } from '@playwright/test';
import { demoAccounts } from '@mocks/db/demo';
import { expect, test as base } from '@tests/support/fixtures/e2eTest';

const haulier = 'Ærø Taxa v/Åse Østergaard';
const elsewhere = '/robots.txt';

/** What can be seen as a page comes back: at the event, before the page has done anything, and in the frame after it. */
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

/** Runs in every page before its own scripts, so that its listener is the first. */
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

/** A browser that keeps pages for "back"; that of the other tests is told not to. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test.use({
  as: 'admin',
  // Where motion is reduced, every style takes a moment to change, and what is shown again comes some frames later.
  contextOptions: { reducedMotion: 'no-preference' },
});

// The dead session, and the icon that the browser wants beside a file.
test.beforeEach(({ watched }) => watched.allow(/status of 40[14]/));

/** Opens the list, as a page that notes how it is shown. */
async function openList(context: BrowserContext): Promise<Page> {
  await context.addInitScript(watchShows);
  const page = await context.newPage();
  await page.goto('/admin/truckers');
  await page.getByText(haulier).first().waitFor();
  return page;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log ud' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
}

/** Goes back to a page that was kept; returns how it came. */
async function goBack(page: Page): Promise<Show> {
  // No load ends this: the page is there already.
  await page.evaluate(() => void setTimeout(() => history.back()));
  // Read once: a page that begins anew has forgotten it the next moment.
  const shown: Show[] = [];
  await expect(async () => {
    const show = await page.evaluate(() => window.shows?.at(-1));
    if (show?.isFromCache) shown.push(show);
    expect(shown).toHaveLength(1);
  }).toPass();
  const [show] = shown;
  if (!show) throw new Error('The page did not come back.');
  return show;
}

/** Nothing of the session was shown for one frame, and nothing is left. */
async function expectNothingOf(page: Page, { atOnce, inFirstFrame }: Show): Promise<void> {
  expect(atOnce).toBe('');
  for (const name of [haulier, demoAccounts.admin.name]) {
    expect(inFirstFrame).not.toContain(name);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
  const all = await page.evaluate(() => document.documentElement.textContent);
  for (const name of [haulier, demoAccounts.admin.name]) expect(all).not.toContain(name);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
}

test('a page in the back-forward cache shows nothing of the session after a logout in another tab', async ({
  context,
}) => {
  const page = await openList(context);
  await page.goto(elsewhere);
  const other = await context.newPage();
  await other.goto('/admin/truckers');
  await logOut(other);
  await expectNothingOf(page, await goBack(page));
});

test('a page in the back-forward cache shows nothing once another tab found that the session has ended', async ({
  context,
  app,
}) => {
  const page = await openList(context);
  await page.goto(elsewhere);
  const other = await context.newPage();
  await other.goto('/admin/truckers');
  await other.getByText(haulier).first().waitFor();
  app.mock.db.sessions.clear();
  await other.getByRole('button', { name: 'Genindlæs' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
  await expectNothingOf(page, await goBack(page));
});

test('a page in the back-forward cache is shown during the session, and not after a logout in its tab', async ({
  context,
}) => {
  const page = await openList(context);
  await page.goto(elsewhere);
  expect((await goBack(page)).inFirstFrame).toContain(haulier);
  await expect(page.getByText(haulier).first()).toBeVisible();

  await page.goto(elsewhere);
  await page.goto('/admin/truckers');
  await logOut(page);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => page.url()).toContain(elsewhere);
  await expectNothingOf(page, await goBack(page));
});
