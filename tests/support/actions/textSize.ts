import type { CDPSession, Page } from '@playwright/test';
import { comeToRest } from './comeToRest';

const usual = { standard: 16, fixed: 13 };
const large = { standard: 32, fixed: 26 };
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Runs in the page: the text of the document, and what its media queries are measured by, have this size. */
const hasSize = (size: number) =>
  getComputedStyle(document.documentElement).fontSize === `${size}px` &&
  matchMedia(
    `(min-width: ${innerWidth / size - 0.01}rem) and (max-width: ${innerWidth / size + 0.01}rem)`,
  ).matches;

/** Sets the size of text as the reader's browser does, so that every rem follows, that of media queries as well. */
export async function setBrowserText(page: Page, size: 'usual' | 'large'): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const fontSizes = size === 'large' ? large : usual;
  await (await session).send('Page.setFontSizes', { fontSizes });
  await page.waitForFunction(hasSize, fontSizes.standard);
  await comeToRest(page);
}

/** Makes text larger in the page alone, as a style sheet of the reader does: media queries do not follow then. */
export async function setPageText(page: Page, size: '' | '200%'): Promise<void> {
  await page.evaluate((given) => {
    document.documentElement.style.fontSize = given;
  }, size);
  await comeToRest(page);
}
