import type { Page } from '@playwright/test';

/** Runs in the page: true while no fade is running. Endless animations and those of a second or more are ignored. */
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

/** Waits for fades to end, so that no dialog is checked or captured half transparent. */
export async function comeToRest(page: Page): Promise<void> {
  // Most pages are at rest. `waitForFunction` would first load Playwright's large script into the page.
  if (!(await page.evaluate(isAtRest))) await page.waitForFunction(isAtRest);
}
