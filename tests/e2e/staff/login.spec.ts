import { expect, test } from '@tests/support/fixtures/e2eTest';

test('staff log in with the keyboard alone, and land on the heading of the haulier list', async ({
  page,
  app,
}) => {
  await page.goto('/login');
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
