import type { Page } from '@playwright/test';

/** Runs in the page before its scripts: records every press and every answer, in order. */
function note(): void {
  const actions: string[] = [];
  Object.assign(window, { actions });
  const questionOf = (control: HTMLInputElement | HTMLSelectElement) => {
    const group = control.closest('[role=radiogroup]')?.getAttribute('aria-labelledby');
    const label = group ? document.getElementById(group) : control.labels?.[0];
    return label?.textContent ?? control.name;
  };
  addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element && target.closest('button, a[href]');
      if (pressed) actions.push(`press: ${pressed.textContent}`);
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
        actions.push(`answer: ${questionOf(target)}`);
    },
    true,
  );
}

/** Records the user's actions from the next page load on. */
export async function countActions(page: Page): Promise<void> {
  await page.addInitScript(note);
}

/** The actions since the page was loaded. */
export const actionsSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { actions: string[] }).actions);
