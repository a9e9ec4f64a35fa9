import type { Page } from '@playwright/test';

/** Runs in the page before all else: notes the slowest key. */
function watch(): void {
  Object.assign(window, { slowestKey: 0 });
  const seen = window as unknown as { slowestKey: number };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(?:key|input)/.test(name)) seen.slowestKey = Math.max(seen.slowestKey, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Has a page that is not opened yet note its keys. */
export const watchKeys = (page: Page) => page.addInitScript(watch);

/** Types into what has the focus. Returns the milliseconds of the slowest key: 0 where none took 16. */
export async function typeAndTime(page: Page, text: string): Promise<number> {
  await page.keyboard.type(text);
  // The browser tells of a key behind the frame that shows it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate<number>('slowestKey');
}
