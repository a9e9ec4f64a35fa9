import type { Page } from '@playwright/test';

/**
 * Runs in the page: waits for the next frame and the tasks queued for it. Resolves to true if an element then shows that
 * it is loading.
 */
const isBusyAfterFrame = () =>
  new Promise<boolean>((done) => {
    // Without names for inner functions: scripts that run through tsx could not send those into the page.
    requestAnimationFrame(() =>
      setTimeout(() => done(document.querySelector('.loading-state, [aria-busy=true]') !== null)),
    );
  });

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
      const isBusy = await page.evaluate(isBusyAfterFrame);
      const isQuiet = open.size === 0 && asked === before && !isBusy;
      quietFrames = isQuiet ? quietFrames + 1 : 0;
    }
  };
}
