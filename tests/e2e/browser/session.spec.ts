import { demoAccounts } from '@mocks/db/demo';
import { expect, test } from '@tests/support/fixtures/e2eTest';

const haulier = 'Ærø Taxa v/Åse Østergaard';

test.use({ as: 'admin' });

test('a logout in one tab takes the other to login, and its data from the page', async ({
  page,
  context,
  app,
}) => {
  await page.goto('/admin/truckers?dir=asc');
  await page.goto('/admin/truckers?sort=id');
  await page.getByText(haulier).first().waitFor();
  const other = await context.newPage();
  await other.goto('/admin/user');
  await other.getByRole('heading', { level: 1, name: 'Profil' }).waitFor();
  await other.getByRole('button', { name: 'Log ud' }).click();

  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
    const text = await tab.evaluate(() => document.documentElement.textContent);
    for (const name of [haulier, demoAccounts.admin.name]) expect(text).not.toContain(name);
    expect(await tab.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  }
  // The page is left before the server has heard of it.
  await expect.poll(() => app.mock.calls.of('logout')).toHaveLength(1);

  // Nor does "back" bring any of it.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
  await expect(page.getByText(haulier)).toHaveCount(0);
});
