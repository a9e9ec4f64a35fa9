import type { Locator, Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import {
  atStep,
  chooseCar,
  next,
  saveTermination,
  terminationDialog,
  toCarStep,
} from '@tests/support/actions/wizardSteps';
import { expect, test } from '@tests/support/fixtures/e2eTest';

/**
 * Presses at the current position of the button, as a finger does. Playwright's click would wait for the button to stop
 * moving and follow it.
 */
async function pressWhereItIs(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the screen.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 50 });
}

async function openTermination(page: Page) {
  await page.goto(`/registration/${demoTokens.invited}`);
  await toCarStep(page, 'Ja');
  await chooseCar(page, { injuries: '1 skade' });
  await next(page);
  const dialog = terminationDialog(page);
  const date = dialog.getByRole('textbox', { name: 'Ophørsdato' });
  await dialog.getByLabel('Forsikringsselskab').selectOption('Nordlys Forsikring');
  await dialog.getByLabel('Policenummer').fill('P-4711');
  await saveTermination(page);
  await expect(date).toHaveAccessibleDescription(/Fejl/);
  return { dialog, date };
}

test('one press saves the termination right after its invalid date was corrected [2-dialogs-first-press]', async ({
  page,
}) => {
  const { dialog, date } = await openTermination(page);
  await date.pressSequentially('31122099');
  await pressWhereItIs(page, dialog.getByRole('button', { name: 'Gem og fortsæt' }));
  await atStep(page, 'Arbejdsskade og underskrift');
});

test('one press opens the calendar right after an invalid date was corrected; its button stays in place', async ({
  page,
}) => {
  const { dialog, date } = await openTermination(page);
  await date.pressSequentially('31122099');
  const calendar = dialog.getByRole('button', { name: 'Vælg dato: Ophørsdato' });
  const before = await calendar.boundingBox();
  await pressWhereItIs(page, calendar);
  await expect(dialog.getByRole('gridcell', { name: /31\. december 2099/ })).toBeFocused();
  expect((await calendar.boundingBox())?.y).toBeLessThanOrEqual(before?.y ?? 0);
  await expect(date).toHaveValue('31-12-2099');
});
