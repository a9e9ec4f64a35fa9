import type { Page } from '@playwright/test';

/** An action that changes the rows of a table: a CSS selector to click, or a text to search for. */
export interface Action {
  press?: string;
  search?: string;
}

// The selectors of these actions match both the product's lists and the reference pages.
export const sortByName: Action = { press: 'th[data-column=name] button' };
export const sortById: Action = { press: 'th[data-column=id] button' };
export const nextPage: Action = { press: '.next :is(a, button)' };
export const searchFor = (search: string): Action => ({ search });

/** Runs in the page: milliseconds from an action until a frame with other rows is painted. */
async function actAndPaint({ press, search }: Action): Promise<number> {
  // Ignore the skeleton of rows that are still loading.
  const body = () => document.querySelector('table:not([aria-hidden]) tbody');
  const before = body()?.textContent;
  const box = document.querySelector<HTMLInputElement>('input[type=search]');
  const begin = performance.now();
  if (press !== undefined) {
    const target = document.querySelector<HTMLElement>(press);
    // Focus the control first, as a real press would.
    target?.focus();
    target?.click();
  }
  if (search !== undefined && box) {
    box.value = search;
    box.form?.requestSubmit();
  }
  const isChanged = () => body()?.textContent !== before && Boolean(body()?.querySelector('tr'));
  await new Promise<void>((done) => {
    const look = () => {
      // `look` runs before a frame is painted. The timeout runs after that, so it ends the measurement.
      if (isChanged()) setTimeout(done);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return performance.now() - begin;
}

/** Runs an action on a page's list and returns the milliseconds until other rows are painted. */
export const act = (page: Page, action: Action): Promise<number> =>
  page.evaluate(actAndPaint, action);

/** The time to wait for a list: with CPU throttling on a busy machine, thousands of rows may take minutes. */
const patience = { timeout: 600_000 };

/** Opens a list and waits until its rows are shown and all requests have finished. */
export async function openList(page: Page, url: string): Promise<void> {
  await page.goto(url, patience);
  await page.locator('table:not([aria-hidden]) tbody tr').first().waitFor(patience);
  await page.waitForLoadState('networkidle', patience);
}
