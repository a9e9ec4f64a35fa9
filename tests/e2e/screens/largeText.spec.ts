import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import { coveredFocus, reflowFaults } from '@tests/support/assertions/layout';
import { screens, showScreen } from '@tests/support/page-objects/screens';
import { wizardScreens } from '@tests/support/page-objects/wizardScreens';
import { readSmsCode } from '@tests/support/actions/wizardSteps';
import { chromiumArgs } from '@tests/tools/chromiumArgs';

// The smallest phone with the largest text: what its owner sets in the browser, so that every rem is twice as wide.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'] }),
  viewport: { width: 320, height: 640 },
});

const others = screens.filter(({ name }) => /^(thank-you|email-.*|login)$/.test(name));

for (const screen of [...wizardScreens, ...others]) {
  test(`${screen.name} has room at 320 px with text at 200 %`, async ({ page, app, watched }, {
    project,
  }) => {
    if (screen.scenario) watched.allow(/status of 500/);
    if (screen.noise) watched.allow(screen.noise);
    const language = project.name === 'phone' ? 'en' : 'da';
    await page.emulateMedia({ colorScheme: project.name === 'phone' ? 'dark' : 'light' });
    for await (const name of showScreen(page, app, screen, language)) {
      await test.step(name, async () => {
        const text = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(text).toBe('32px');
        expect(await reflowFaults(page)).toEqual([]);
        expect(await coveredFocus(page)).toEqual([]);
      });
    }
    if (screen.name !== 'sms') return;
    // The code dialog is the last of its states: from there it is one button to the end.
    await page.locator('.modal input').fill(readSmsCode(page));
    await page.locator('.modal [type=submit]').click();
    await expect(page).toHaveURL(paths.thankYou.href(demoTokens.halfDone));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await reflowFaults(page)).toEqual([]);
  });
}
