import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signInAt } from '@tests/support/servers/builtApp';

/** The runner of these files gives functions their names by a helper, which a page does not have. */
const helper = 'globalThis.__name = (value) => value';

/** A browser without any past, in Danish. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'da-DK', acceptDownloads: true });
  await context.addInitScript(helper);
  return context;
}

/** The same, as a member of staff who is signed in at the app of this origin. */
export async function newStaff(browser: Browser, origin: string): Promise<BrowserContext> {
  const session = await signInAt(origin, 'admin');
  const context = await newVisitor(browser);
  await context.addInitScript(([token, user]) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', user);
  }, session);
  return context;
}

/** How much slower the processor of the bars' phone is than that of a machine such as this. */
const phoneSlowdown = 4;

/** Has a page run on a processor that is so many times slower. */
export async function slowDown(page: Page, rate = phoneSlowdown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
