import type { Page } from '@playwright/test';

/** Runs in the page before its scripts: records the slowest key. */
function watch(): void {
  Object.assign(window, { slowestKey: 0 });
  const seen = window as unknown as { slowestKey: number };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(?:key|input)/.test(name)) seen.slowestKey = Math.max(seen.slowestKey, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Makes the page record its slowest key. Call it before the page is opened. */
export const watchKeys = (page: Page) => page.addInitScript(watch);

/** Types into the focused element. Returns the milliseconds of the slowest key: 0 if none took 16 ms. */
export async function typeAndTime(page: Page, text: string): Promise<number> {
  await page.keyboard.type(text);
  // Wait for two frames, because the browser reports a key only after the frame that shows it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate<number>('slowestKey');
}
