import type { Page } from '@playwright/test';

/** Runs in the page: resolves after the next frame and the tasks queued for it. */
const drawFrame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });

/** Runs in the page: true while an element shows that it is loading. */
const isBusy = () => document.querySelector('.loading-state, [aria-busy=true]') !== null;

/**
 * Tracks the requests of a page from now on. The returned function waits until all of them have ended, the page has
 * rendered, and no further request was sent.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let asked = 0;
  page.on('request', (request) => {
    // The navigation of a frame that the test fulfils never finishes.
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
