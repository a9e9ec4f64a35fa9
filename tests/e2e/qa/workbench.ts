import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/support/fixtures/e2eTest';

/** The first haulier of the seed. */
export const first = 'Ærø Taxa v/Åse Østergaard';

/** The page's own text says this. */
export const says = (page: Page, text: string | RegExp) =>
  expect(page.locator('#root').getByText(text).first()).toBeVisible();

/** The drawer. */
export const drawer = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'QA-værktøj' });

/** Opens the drawer at one of its sections, by its shortcut. */
export async function openWorkbench(page: Page, tab: string): Promise<Locator> {
  await expect(page.getByRole('button', { name: 'QA-værktøj' })).toBeVisible();
  if (!(await drawer(page).isVisible())) await page.keyboard.press('Alt+m');
  await drawer(page)
    .getByRole('tab', { name: new RegExp(`^${tab}`) })
    .click();
  return drawer(page);
}

/** Closes the drawer, which covers a part of the page. */
export async function closeWorkbench(page: Page): Promise<void> {
  await page.keyboard.press('Alt+m');
  await expect(drawer(page)).toBeHidden();
}

/** The newest SMS code, as a tester reads it: in the outbox of the workbench, which is closed again. */
export async function readCode(page: Page): Promise<string> {
  const outbox = await openWorkbench(page, 'Udbakke');
  const text = await outbox
    .getByText(/Din sms-kode er \d{6}/)
    .first()
    .textContent();
  await closeWorkbench(page);
  return /\d{6}/.exec(text ?? '')?.[0] ?? '';
}
