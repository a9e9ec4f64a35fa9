import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import { expect, expectAccessible, test } from '@tests/support/fixtures/e2eTest';

test('the printed thank-you page says that the agreement is sent, and has no buttons', async ({
  page,
}) => {
  await page.goto(paths.thankYou.href(demoTokens.signed));
  await expect(page.getByText('Aftalen er sendt.')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Aftalen er sendt.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});
