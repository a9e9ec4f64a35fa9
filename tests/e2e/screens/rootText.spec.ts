import { expect, test } from '@tests/support/fixtures/e2eTest';
import { coveredFocus, reflowFaults } from '@tests/support/assertions/layout';
import { showScreen } from '@tests/support/page-objects/screens';
import { wizardScreens } from '@tests/support/page-objects/wizardScreens';

// Text that is made larger in the page, as a style sheet of the reader does: media queries do not follow then.
test.use({ viewport: { width: 320, height: 640 } });

for (const screen of wizardScreens.filter(({ name }) => /^(car|car-price|work|sms)$/.test(name))) {
  test(`${screen.name} has room where only the page has text at 200 %`, async ({ page, app }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
    for await (const name of showScreen(page, app, screen, 'da')) {
      expect(await reflowFaults(page), name).toEqual([]);
      expect(await coveredFocus(page), name).toEqual([]);
    }
  });
}
