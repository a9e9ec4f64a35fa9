import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import { expect, expectAccessible, test } from '@tests/support/fixtures/e2eTest';

test('a printed e-mail page has the e-mail and no controls', async ({ page }) => {
  await page.goto(paths.email.href('existing-insurance', 'da', demoTokens.signed));
  const fields = page.locator('dl.email-fields > div');
  await expect(page.getByRole('button', { name: 'Udskriv' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(fields).toHaveCount(7);
  await expect(fields.first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
});
