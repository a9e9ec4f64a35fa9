import { languages } from '@/config/languages';
import { screens, showScreen } from '../support/screens';
import { expect, expectAccessible, test } from '../support/e2e';

// Danish in the light theme and English in the dark one: every text and every colour is met.
const themes = { da: 'light', en: 'dark' } as const;

for (const language of languages) {
  test.describe(`in ${language}, ${themes[language]} theme`, () => {
    test.use({ colorScheme: themes[language] });

    for (const screen of screens) {
      test(`axe finds nothing on ${screen.name}, and nothing sticks out sideways`, async ({
        page,
        app,
        watched,
      }) => {
        if (screen.scenario?.startsWith('error')) watched.allow(/status of 500/);
        await showScreen(page, app, screen, language);
        await expectAccessible(page);
        for (const width of [page.viewportSize()?.width ?? 390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(excess, `${excess} px too wide at ${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}
