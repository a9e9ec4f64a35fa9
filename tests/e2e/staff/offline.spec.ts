import { expect, test } from '@tests/support/fixtures/e2eTest';

test.use({ as: 'admin' });

test('staff see that they are offline, and get the requested page when the connection is back [8-offline]', async ({
  page,
  watched,
}) => {
  // The browser logs the failed requests, and the application logs the page that could not be loaded.
  watched.allow(/net::ERR_|^Error \w{8}: /);
  await page.goto('/admin/truckers');
  await page.getByRole('row').nth(1).waitFor();
  await page.context().setOffline(true);
  const bar = page.locator('p', { hasText: 'Du er offline.' });
  await expect(bar).toBeVisible();
  await page.getByRole('link', { name: 'Priser' }).click();
  await expect(page.getByText('Siden er ikke hentet.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(bar).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
