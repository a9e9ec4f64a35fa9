import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/support/fixtures/e2eTest';

/** The first haulier of the seed. */
export const first = 'Ærø Taxa v/Åse Østergaard';

/** Requires that the page itself, not the workbench, shows the text. */
export const says = (page: Page, text: string | RegExp) =>
  expect(page.locator('#root').getByText(text).first()).toBeVisible();

export const drawer = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'QA workbench' });

/** Opens the drawer with its shortcut, unless it is open. */
export async function openWorkbench(page: Page): Promise<Locator> {
  await expect(page.getByRole('button', { name: 'QA workbench' })).toBeVisible();
  if (!(await drawer(page).isVisible())) await page.keyboard.press('Alt+m');
  await expect(drawer(page)).toBeVisible();
  return drawer(page);
}

/** Returns the newest SMS code from the outbox of the workbench, and closes the workbench. */
export async function readCode(page: Page): Promise<string> {
  const outbox = await openWorkbench(page);
  const code = outbox.getByRole('button', { name: /^Copy code \d{6}/ }).first();
  const text = await code.textContent();
  await page.keyboard.press('Alt+m');
  await expect(outbox).toBeHidden();
  return /\d{6}/.exec(text ?? '')?.[0] ?? '';
}
