import { paths } from '@/config/paths';
import { demoIds, demoTokens } from '@mocks/db/demo';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import { fillWithText, madeByMarkup, markup } from '@tests/support/fixtures/markup';

test.use({ as: 'admin' });

// The single screens are tested without a browser (tests/integration/security/serverTexts.test.tsx).
test('markup in names and titles is shown as text, in a list and in an e-mail', async ({
  page,
  app,
}) => {
  const { signed } = demoIds;
  fillWithText(app.mock.db, signed, markup);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const path of [
    paths.truckers.href(),
    paths.email.href('existing-insurance', 'da', demoTokens.signed),
  ]) {
    await page.goto(path);
    await expect(page.getByText(markup).first()).toBeVisible();
    await expect(page.locator(madeByMarkup)).toHaveCount(0);
  }
  expect(dialogs).toEqual([]);
});
