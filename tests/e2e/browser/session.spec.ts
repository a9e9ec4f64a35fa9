import type { Page } from '@playwright/test';
import { demoAccounts, demoTokens } from '@mocks/db/demo';
import { openCard } from '@tests/support/actions/wizardSteps';
import { holdFiles } from '@tests/support/actions/holdFiles';
import { expect, signIn, test, waitRoundTrip } from '@tests/support/fixtures/e2eTest';
import { rowAction } from '@tests/support/page-objects/staffRow';

const trucker = 'Ærø Taxa v/Åse Østergaard';

test.use({ as: 'admin' });

test('a logout in one tab takes every tab to login, and leaves no data of the session in any', async ({
  page,
  context,
  app,
}) => {
  await page.goto('/admin/truckers?dir=asc');
  await page.goto('/admin/truckers?sort=id');
  await page.getByText(trucker).first().waitFor();
  const other = await context.newPage();
  await other.goto('/admin/user');
  await other.getByRole('heading', { level: 1, name: 'Profil' }).waitFor();
  await other.getByRole('button', { name: 'Log ud' }).click();

  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
    const text = await tab.evaluate(() => document.documentElement.textContent);
    for (const name of [trucker, demoAccounts.admin.name]) expect(text).not.toContain(name);
    expect(await tab.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  }
  // The page shows login before the server has handled the logout.
  await expect.poll(() => app.mock.calls.of('logout')).toHaveLength(1);

  // "Back" must not show the data either.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
  await expect(page.getByText(trucker)).toHaveCount(0);
});

test('each tab has its own drafts, and a logout in one deletes only the staff drafts of the other', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const draftOfLink = `draft:link:${demoTokens.invited}`;
  const draftOfStaff = 'draft:staff:2';
  const name = (tab: Page) => tab.getByRole('textbox', { name: 'Navn' });
  const drafts = (tab: Page) =>
    tab.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => /^draft:\w+:(?!owner)/.test(key)),
    );

  for (const [address, key] of [
    [`/registration/${demoTokens.invited}`, draftOfLink],
    ['/admin/truckers/edit/2', draftOfStaff],
  ] as const) {
    await page.goto(address);
    await openCard(page);
    await name(page).fill('Kun i denne fane');
    await expect.poll(() => drafts(page)).toContain(key);
    await other.goto(address);
    await openCard(other);
    await expect(name(other)).not.toHaveValue('Kun i denne fane');
    expect(await drafts(other)).toEqual([]);
  }
  await other.getByRole('button', { name: 'Log ud' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
  }
  expect(await drafts(page)).toEqual([draftOfLink]);
});

test('a new login in one tab survives a late response to the logout in another [4-session-end-named]', async ({
  page,
  context,
  app,
}) => {
  const list = (tab: Page) => tab.getByRole('row').nth(1);
  await page.goto('/admin/truckers');
  await list(page).waitFor();
  const other = await context.newPage();
  await other.goto('/admin/truckers');
  // Load the list before the logout: the server refuses it afterwards.
  await list(other).waitFor();
  const release = app.mock.hold('logout');
  await page.getByRole('button', { name: 'Log ud' }).click();
  await expect.poll(() => app.mock.calls.of('logout')).toHaveLength(1);
  await expect(other.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
  await signIn(other, 'user');
  await expect(page.getByText(demoAccounts.user.name).first()).toBeAttached();

  const answered = page.waitForResponse(/\/auth\/logout$/);
  release();
  await answered;
  await waitRoundTrip(page);
  await other.reload();
  for (const tab of [page, other]) {
    await expect(list(tab)).toBeVisible();
    await expect(tab.getByText(demoAccounts.user.name).first()).toBeAttached();
  }
});

test.describe('after a login, with the chunk of the login page already loaded,', () => {
  test.use({ as: 'guest' });

  test('a notification whose chunk loads after the logout is not shown on login [4-told-in-session]', async ({
    page,
    app,
    watched,
  }) => {
    watched.allow(/status of 404/);
    const words = `${trucker} findes ikke i registret.`;
    app.mock.addFault({
      operationId: 'sendCertificate',
      fault: { kind: 'error', status: 404, message: words },
    });
    await signIn(page, 'admin');
    const certificate = await rowAction(page.getByRole('row').nth(1), 'Send certifikat (PDF)');

    const script = /\/assets\/.+\.js$/;
    const letGo = await holdFiles(page, script);
    const asked = page.waitForRequest(script);
    await certificate.click();
    const answer = (await asked).response();
    await page.getByRole('button', { name: 'Log ud' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
    letGo();
    await answer;
    await waitRoundTrip(page);
    await expect(page.getByText(words)).toHaveCount(0);
  });
});
