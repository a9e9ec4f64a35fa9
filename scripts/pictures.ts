import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { languages, type Language } from '@/config/languages';
import { startBuiltApp, type BuiltApp } from '@tests/support/servers/builtApp';
import { screens, showScreen } from '@tests/support/page-objects/screens';
import type { Screen } from '@tests/support/page-objects/screenTypes';
import { ensureChromium } from './chromium';
import { chromiumArgs } from './chromiumArgs';
import { takeGuide } from './guide';

/**
 * `npm run pictures [-- folder [part of a name]]`: a picture of every screen and dialog of the built app, on a
 * desktop and on a phone, in both languages and both themes (`.cache/pictures` unless a folder is named).
 * `npm run pictures -- --wizard`: those that docs/pictures/README.md shows of the wizard as it is now.
 * `npm run pictures -- --guide`: those of docs/guide, which need the build for testers, too.
 */

/** What docs/pictures/README.md shows. */
const wizardPictures = {
  folder: 'docs/pictures/wizard/after',
  isWanted: (name: string) =>
    [
      'wizard',
      'wizard-errors',
      'wizard-no-link',
      'car-no-price',
      'car-price-parts',
      'termination',
      'work-answers',
      'sms',
      'signing',
      'signed',
    ].includes(name),
};

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

async function take(
  browser: Browser,
  app: BuiltApp,
  screen: Screen,
  size: keyof typeof sizes,
  language: Language,
): Promise<void> {
  app.mock.reset();
  const page = await browser.newPage({
    baseURL: app.origin,
    viewport: sizes[size],
    reducedMotion: 'reduce',
  });
  await showScreen(page, app, screen, language);
  // A dialog and a price that is unfolded stand in the window, however long the page below them is.
  const inWindow = page.locator('.modal, .price-panel-toggle[aria-expanded=true]');
  const fullPage = (await inWindow.count()) === 0;
  if (fullPage) await page.evaluate(() => scrollTo(0, 0));
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const path = join(resolve(folder), `${screen.name}-${size}-${language}-${colorScheme}.webp`);
    await page.screenshot({ path, fullPage, animations: 'disabled', type: 'webp', quality: 60 });
    console.log(path);
  }
  await page.close();
}

const [first = '.cache/pictures', part = ''] = process.argv.slice(2);
const { folder, isWanted } =
  first === '--wizard'
    ? wizardPictures
    : { folder: first, isWanted: (name: string) => name.includes(part) };
const app = await startBuiltApp();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArgs,
});

if (first === '--guide') {
  await takeGuide(browser, app);
} else {
  mkdirSync(resolve(folder), { recursive: true });
  for (const screen of screens.filter(({ name }) => isWanted(name))) {
    for (const size of ['desktop', 'phone'] as const) {
      for (const language of languages) {
        await take(browser, app, screen, size, language);
      }
    }
  }
}
await browser.close();
await app.close();
