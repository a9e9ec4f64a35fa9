import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/support/fixtures/e2eTest';

/** Milliseconds by which the page's clock advances per poll. */
const tickMs = 20;

/** Pauses a page's installed clock two seconds ahead of its current time. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(new Date(now + 2000));
}

/** Waits for a locator on a page with a paused clock, and advances the clock no further than needed. */
export async function expectVisible(page: Page, what: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(tickMs);
      return what.isVisible();
    })
    .toBe(true);
}
