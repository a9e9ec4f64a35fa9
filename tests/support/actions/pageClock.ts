import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/support/fixtures/e2eTest';

/** How far the page's clock is moved on at a time while something is waited for, in milliseconds. */
const tickMs = 20;

/** Stops a page's clock that is installed and has been running. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(new Date(now + 2000));
}

/** Waits for something on a page whose clock stands still; what waits for a timer of its own gets the least time it needs. */
export async function expectVisible(page: Page, what: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(tickMs);
      return what.isVisible();
    })
    .toBe(true);
}
