import type { Page } from '@playwright/test';

/** Runs in the page: nothing fades in or out any more; what turns for ever or counts seconds, may. */
function isAtRest(): boolean {
  return (
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' ||
          animation.effect?.getComputedTiming().iterations === Infinity ||
          Number(animation.effect?.getComputedTiming().duration) >= 1000,
      ) &&
    Array.from(document.querySelectorAll('.modal.fade')).every(
      (modal) => getComputedStyle(modal).opacity === '1',
    )
  );
}

/** Waits until the page stands still: half faded in, a dialog can be neither judged nor pictured. */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest);
}
