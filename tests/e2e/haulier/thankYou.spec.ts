import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import { expect, expectAccessible, test } from '@tests/support/fixtures/e2eTest';

test('a button prints the thank-you page, and the paper says that the agreement is sent', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto(paths.thankYou.href(demoTokens.signed));
  await page.getByRole('button', { name: 'Gem eller udskriv kvitteringen' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Aftalen er sendt.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});
