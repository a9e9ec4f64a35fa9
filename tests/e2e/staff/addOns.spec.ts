import type { Page } from '@playwright/test';
import { expect, expectCall, test } from '@tests/support/fixtures/e2eTest';

test.use({ as: 'admin' });

/** The row (or card) of an add-on. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

async function openAddOns(page: Page): Promise<void> {
  await page.goto('/admin/add-ons');
  await rowOf(page, 'Vejhjælp').waitFor();
}

test('staff add an add-on, edit it and delete it', async ({ page, app }) => {
  await openAddOns(page);
  await expectCall(app, 'listAddOns', { method: 'GET', path: '/api/add-on/list' });

  await page.getByRole('button', { name: 'Opret tilvalg' }).click();
  const add = page.getByRole('dialog', { name: 'Opret tilvalg' });
  await add.getByLabel('Navn').fill('Lånebil');
  await add.getByRole('radio', { name: 'Bil' }).check();
  await add.getByLabel('Pris pr. år (kr.)').fill('1.499,95');
  await page.keyboard.press('Enter');
  await expectCall(app, 'createAddOn', {
    method: 'POST',
    path: '/api/add-on/create',
    body: { name: 'Lånebil', price: 1499.95, type: 1 },
  });
  await expect(page.getByText('Tilføjet!').first()).toBeVisible();
  await expect(rowOf(page, 'Lånebil')).toContainText('1.499,95 kr.');

  await rowOf(page, 'Lånebil').getByRole('button', { name: 'Rediger tilvalg' }).click();
  const edit = page.getByRole('dialog', { name: 'Rediger tilvalg' });
  await expect(edit.getByLabel('Pris pr. år (kr.)')).toHaveValue('1499,95');
  await edit.getByLabel('Navn').fill('Lånebil, stor');
  await edit.getByRole('radio', { name: 'Arbejdsskade' }).check();
  await edit.getByRole('button', { name: 'Gem' }).click();
  // The new type moves the add-on from "not offered" to "sold under its own name", which needs a second press.
  await edit.getByRole('button', { name: 'Gem alligevel: Lånebil, stor' }).click();
  await expectCall(app, 'updateAddOn', {
    method: 'POST',
    path: '/api/add-on/update',
    body: { id: 5, name: 'Lånebil, stor', price: 1499.95, type: 2 },
  });
  await expect(page.getByText('Opdatering gemt').first()).toBeVisible();
  await expect(rowOf(page, 'Lånebil, stor')).toContainText('Arbejdsskade');

  await rowOf(page, 'Lånebil, stor').getByRole('button', { name: 'Slet tilvalg' }).click();
  const question = page.getByRole('dialog', { name: 'Slet tilvalg' });
  await expect(question).toContainText('Lånebil, stor');
  await question.getByRole('button', { name: 'Ja' }).click();
  await expectCall(app, 'deleteAddOn', { method: 'DELETE', path: '/api/add-on/delete/5' });
  await expect(page.getByText('Lånebil, stor er slettet.').first()).toBeVisible();
  await expect(rowOf(page, 'Lånebil, stor')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Tilvalg' })).toBeFocused();
});
