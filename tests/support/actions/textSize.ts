import type { CDPSession, Page } from '@playwright/test';
import { comeToRest } from './comeToRest';

const usual = { standard: 16, fixed: 13 };
const large = { standard: 32, fixed: 26 };
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Runs in the page: true if the root font size and the rem of media queries have this size in pixels. */
const hasSize = (size: number) =>
  getComputedStyle(document.documentElement).fontSize === `${size}px` &&
  matchMedia(
    `(min-width: ${innerWidth / size - 0.01}rem) and (max-width: ${innerWidth / size + 0.01}rem)`,
  ).matches;

/** Sets the font size in the browser's settings. This changes every rem, also in media queries. */
export async function setBrowserText(page: Page, size: 'usual' | 'large'): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const fontSizes = size === 'large' ? large : usual;
  await (await session).send('Page.setFontSizes', { fontSizes });
  await page.waitForFunction(hasSize, fontSizes.standard);
  await comeToRest(page);
}

/** Sets the root font size in the page, as a user style sheet does. Media queries do not change. */
export async function setPageText(page: Page, size: '' | '200%'): Promise<void> {
  await page.evaluate((given) => {
    document.documentElement.style.fontSize = given;
  }, size);
  await comeToRest(page);
}
