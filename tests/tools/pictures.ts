import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { languages, type Language } from '@/config/languages';
import { startBuiltApp, type BuiltApp } from '../support/builtApp';
import { screens, showScreen, type Screen } from '../support/screens';
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
  file: string,
): Promise<void> {
  app.mock.reset();
  const page = await browser.newPage({ viewport: sizes[size], reducedMotion: 'reduce' });
  await showScreen(page, app, screen, language);
  await page.screenshot({ path: file, fullPage: !screen.open, animations: 'disabled' });
  await page.close();
}

const [folder = '.cache/pictures', part = ''] = process.argv.slice(2);
mkdirSync(resolve(folder), { recursive: true });
const app = await startBuiltApp();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArgs,
});
for (const screen of screens.filter(({ name }) => name.includes(part))) {
  for (const size of ['desktop', 'phone'] as const) {
    for (const language of languages) {
      const file = join(resolve(folder), `${screen.name}-${size}-${language}.png`);
      await take(browser, app, screen, size, language, file);
      console.log(file);
    }
  }
}
await browser.close();
await app.close();
