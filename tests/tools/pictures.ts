import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { languages, type Language } from '@/config/languages';
import { startBuiltApp, type BuiltApp } from '@tests/support/servers/builtApp';
import { screens, showScreen } from '@tests/support/page-objects/screens';
import type { Screen } from '@tests/support/page-objects/screenTypes';
import { ensureChromium } from './chromium';
import { chromiumArgs } from './chromiumArgs';

/**
 * `npm run pictures [-- folder [part of a name]]`: a picture of every screen and dialog of the built app, on a
 * desktop and on a phone, in both languages (`.cache/pictures` unless a folder is named).
 */

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
  for await (const name of showScreen(page, app, screen, language)) {
    const path = join(resolve(folder), `${name}-${size}-${language}.png`);
    // A dialog stands in the window, however long the page below it is.
    const fullPage = (await page.locator('.modal').count()) === 0;
    await page.screenshot({ path, fullPage, animations: 'disabled' });
    console.log(path);
  }
  await page.close();
}

const [folder = '.cache/pictures', part = ''] = process.argv.slice(2);
mkdirSync(resolve(folder), { recursive: true });
const app = await startBuiltApp();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArgs,
});

/** By its own name or by that of one of its states. */
const isWanted = ({ name, next = [] }: Screen) =>
  [name, ...next.map((state) => state.name)].some((each) => each.includes(part));

for (const screen of screens.filter(isWanted)) {
  for (const size of ['desktop', 'phone'] as const) {
    for (const language of languages) {
      await take(browser, app, screen, size, language);
    }
  }
}
await browser.close();
await app.close();
