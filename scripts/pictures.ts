import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { languages, type Language } from '@/config/languages';
import { startBuiltApp, type BuiltApp } from '@tests/support/servers/builtApp';
import { screens, showScreen } from '@tests/support/page-objects/screens';
import type { Screen } from '@tests/support/page-objects/screenTypes';
import { launchChromium } from './chromium';
import { takeGuide } from './guide';

/**
 * `npm run pictures [-- folder [part of a name]]`: takes a picture of every screen and dialog of the built app, on a
 * desktop and a phone, in both languages and themes. The default folder is `.cache/pictures`.
 * `npm run pictures -- --docs`: only the pictures in docs/pictures/README.md.
 * `npm run pictures -- --guide`: only those of docs/guide, which also need the build for testers.
 */

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

type Size = keyof typeof sizes;
type ColorScheme = 'light' | 'dark';

/** A picture of a screen in a certain window size, language and theme. */
interface Picture {
  name: string;
  size: Size;
  language: Language;
  colorScheme: ColorScheme;
}

const nameOf = ({ name, size, language, colorScheme }: Picture) =>
  [name, size, language, colorScheme].join('-');

/** The pictures in docs/pictures/README.md. */
const documented = new Set([
  ...['wizard', 'wizard-errors', 'car', 'car-price-parts', 'termination', 'work-answers'].map(
    (name) => `${name}-phone-da-light`,
  ),
  ...['sms', 'signed', 'truckers', 'truckers-panel'].map((name) => `${name}-phone-da-light`),
  ...['truckers', 'truckers-panel', 'truckers-edit', 'prices', 'prices-matrix', 'history'].map(
    (name) => `${name}-desktop-da-light`,
  ),
  ...['wizard', 'car-price-parts', 'work-answers', 'signed', 'truckers', 'overview'].map(
    (name) => `${name}-desktop-en-dark`,
  ),
]);

async function take(
  browser: Browser,
  app: BuiltApp,
  screen: Screen,
  pictures: readonly Picture[],
): Promise<void> {
  const [first] = pictures;
  if (!first) return;
  app.mock.reset();
  const page = await browser.newPage({
    baseURL: app.origin,
    viewport: sizes[first.size],
    reducedMotion: 'reduce',
  });
  await showScreen(page, app, screen, first.language);
  // Take only the window for a dialog or an open price panel, as they are fixed to it. Otherwise take the whole page.
  const inWindow = page.locator('.modal, .price-panel-toggle[aria-expanded=true]');
  const fullPage = (await inWindow.count()) === 0;
  if (fullPage) {
    // Take the page from its top, except where buttons stick to the bottom of the window: scroll to the end there.
    await page.evaluate(() => {
      const isAtEnd = document.querySelector('.before-signing') !== null;
      scrollTo(0, isAtEnd ? document.body.scrollHeight : 0);
    });
  }
  for (const picture of pictures) {
    await page.emulateMedia({ colorScheme: picture.colorScheme });
    const path = join(resolve(folder), `${nameOf(picture)}.webp`);
    await page.screenshot({ path, fullPage, animations: 'disabled', type: 'webp', quality: 60 });
    console.log(path);
  }
  await page.close();
}

const [first = '.cache/pictures', part = ''] = process.argv.slice(2);
const isForDocs = first === '--docs';
const folder = isForDocs ? 'docs/pictures' : first;
const isWanted = (picture: Picture) =>
  isForDocs ? documented.has(nameOf(picture)) : picture.name.includes(part);
const app = await startBuiltApp();
const browser = await launchChromium();

if (first === '--guide') {
  await takeGuide(browser, app);
} else {
  mkdirSync(resolve(folder), { recursive: true });
  for (const screen of screens) {
    for (const size of ['desktop', 'phone'] as const) {
      for (const language of languages) {
        const pictures = (['dark', 'light'] as const).map((colorScheme) => ({
          name: screen.name,
          size,
          language,
          colorScheme,
        }));
        await take(browser, app, screen, pictures.filter(isWanted));
      }
    }
  }
}
await browser.close();
await app.close();
