import type { Page } from '@playwright/test';

/** Runs in the page: a frame is drawn, and what waits for that has its turn. */
const drawFrame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });

/** Runs in the page: something says that it is still on its way. */
const isBusy = () => document.querySelector('.loading-state, [aria-busy=true]') !== null;

/**
 * Follows the requests of a page from now on. What it returns waits until all of them are answered, the answers are
 * drawn, and nothing more was asked for.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let asked = 0;
  page.on('request', (request) => {
    // A frame that the test itself answers never ends.
    if (request.isNavigationRequest()) return;
    open.add(request);
    asked += 1;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    for (let quietFrames = 0; quietFrames < 2;) {
      const before = asked;
      await page.evaluate(drawFrame);
      const isQuiet = open.size === 0 && asked === before && !(await page.evaluate(isBusy));
      quietFrames = isQuiet ? quietFrames + 1 : 0;
    }
  };
}
