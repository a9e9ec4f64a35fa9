import type { Language } from '@/config/languages';
import { screens, showScreen } from '@tests/support/page-objects/screens';
import { coveredFocus, smallTargets } from '@tests/support/assertions/layout';
import { expect, expectAccessible, test } from '@tests/support/fixtures/e2eTest';

interface Look {
  language: Language;
  colorScheme: 'light' | 'dark';
}

// Every text and every colour is met once: a phone in Danish and the light theme, a desktop in English and the dark one.
const phone = { language: 'da', colorScheme: 'light' } as const;
const looks: Record<string, Look> = {
  phone,
  desktop: { language: 'en', colorScheme: 'dark' },
};

for (const screen of screens) {
  test(`axe finds nothing on ${screen.name}, and nothing sticks out sideways`, async ({
    page,
    app,
    watched,
  }, { project }) => {
    const { language, colorScheme } = looks[project.name] ?? phone;
    await page.emulateMedia({ colorScheme });
    if (screen.scenario?.startsWith('error')) watched.allow(/status of 500/);
    if (screen.noise) watched.allow(screen.noise);
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    for await (const name of showScreen(page, app, screen, language)) {
      await test.step(name, async () => {
        await expectAccessible(page);
        expect(await smallTargets(page)).toEqual([]);
        expect(await coveredFocus(page)).toEqual([]);
        for (const width of [size.width, 320]) {
          await page.setViewportSize({ width, height: 800 });
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(excess, `${excess} px too wide at ${width} px`).toBeLessThanOrEqual(0);
        }
        await page.setViewportSize(size);
      });
    }
  });
}
