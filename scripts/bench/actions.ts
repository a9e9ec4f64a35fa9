import type { Page } from '@playwright/test';

/** Something that changes the rows of a table: what is pressed, or what is searched for. */
export interface Action {
  press?: string;
  search?: string;
}

/** The same in the product's lists and in those of the references. */
export const sortByName: Action = { press: 'th[data-column=name] button' };
export const sortById: Action = { press: 'th[data-column=id] button' };
export const nextPage: Action = { press: '.next :is(a, button)' };
export const searchFor = (search: string): Action => ({ search });

/** Runs in the page: from a press until the frame with other rows is painted, in milliseconds. */
async function actAndPaint({ press, search }: Action): Promise<number> {
  // Not of the outline of rows that are on their way.
  const body = () => document.querySelector('table:not([aria-hidden]) tbody');
  const before = body()?.textContent;
  const box = document.querySelector<HTMLInputElement>('input[type=search]');
  const begin = performance.now();
  if (press !== undefined) document.querySelector<HTMLElement>(press)?.click();
  if (search !== undefined && box) {
    box.value = search;
    box.form?.requestSubmit();
  }
  const isChanged = () => body()?.textContent !== before && Boolean(body()?.querySelector('tr'));
  await new Promise<void>((done) => {
    const look = () => {
      // Behind the frame that begins here.
      if (isChanged()) setTimeout(done);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return performance.now() - begin;
}

/** Acts on the list of a page and waits until other rows are painted. Returns the milliseconds that took. */
export const act = (page: Page, action: Action): Promise<number> =>
  page.evaluate(actAndPaint, action);

/** A slowed page on a busy machine may take minutes for thousands of rows. */
const patience = { timeout: 600_000 };

/** Opens a list and waits until nothing of it is still to come. */
export async function openList(page: Page, url: string): Promise<void> {
  await page.goto(url, patience);
  await page.locator('table:not([aria-hidden]) tbody tr').first().waitFor(patience);
  await page.waitForLoadState('networkidle', patience);
}
