import { paths } from '@/config/paths';
import { demoIds, demoTokens } from '@mocks/db/demo';
import { expect, signIn, test } from '@tests/support/fixtures/e2eTest';
import { fillWithText, madeByMarkup, markup } from '@tests/support/fixtures/markup';

const { signed } = demoIds;

/** Screens, and where on them the words of the server are sure to be. */
const screens = [
  { path: paths.truckers.href(), isPublic: false },
  { path: paths.truckerHistory.href(signed), isPublic: false },
  { path: paths.prices.href(), isPublic: false },
  { path: paths.addOns.href(), isPublic: false },
  { path: paths.email.href('invite', 'da', demoTokens.signed), isPublic: true },
  { path: paths.email.href('existing-insurance', 'da', demoTokens.signed), isPublic: true },
  { path: paths.email.href('injury-insurance', 'da', demoTokens.signed), isPublic: true },
  { path: paths.email.href('work-insurance', 'da', demoTokens.signed), isPublic: true },
];

for (const { path, isPublic } of screens) {
  test(`markup in names and titles is text on ${path}`, async ({ page, app }) => {
    fillWithText(app.mock.db, signed, markup);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    if (!isPublic) await signIn(page, 'admin');
    await page.goto(path);
    await expect(page.getByText(markup).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator(madeByMarkup)).toHaveCount(0);
    expect(dialogs).toEqual([]);
  });
}
