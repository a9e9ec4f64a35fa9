import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signInAt } from '@tests/support/servers/builtApp';

/**
 * Defines the helper in which tsx wraps named functions: functions that run in the page need it, and the page lacks it.
 */
const helper = 'globalThis.__name = (value) => value';

/** A new browser context in Danish, without cache or storage. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'da-DK', acceptDownloads: true });
  await context.addInitScript(helper);
  return context;
}

/** A new browser context with a logged-in staff member of the app at `origin`. */
export async function newStaff(browser: Browser, origin: string): Promise<BrowserContext> {
  const session = await signInAt(origin, 'admin');
  const context = await newVisitor(browser);
  await context.addInitScript(([token, user]) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', user);
  }, session);
  return context;
}

/** How many times slower the CPU is on the phone that the performance goals assume. */
const phoneSlowdown = 4;

/** Throttles a page's CPU by this factor. */
export async function slowDown(page: Page, rate = phoneSlowdown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
