import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectCall,
  signIn,
  test,
} from '@tests/support/fixtures/e2eTest';

/** The row (or card) of an add-on. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** Opens the add-on list as role admin. */
async function openAddOns(page: Page): Promise<void> {
  await signIn(page, 'admin');
  await page.goto('/admin/add-ons');
  await rowOf(page, 'Vejhjælp').waitFor();
}

test('staff add an add-on, edit it and delete it', async ({ page, app }) => {
  await openAddOns(page);
  await expectCall(app, 'listAddOns', { method: 'GET', path: '/api/add-on/list' });

  await page.getByRole('button', { name: 'Tilføj tilvalg' }).click();
  const add = page.getByRole('dialog', { name: 'Tilføj tilvalg' });
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

test('staff search, sort, refresh and export the add-ons', async ({ page, app }) => {
  await openAddOns(page);
  const names = page.getByRole('rowheader');
  await page.getByRole('button', { name: 'Pris pr. år' }).click();
  await expect(names).toHaveText(['Krisehjælp', 'Glasskade', 'Vejhjælp', 'Arbejdsskadeforsikring']);
  await page.getByLabel('Søg efter tilvalg').fill('hjælp');
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Krisehjælp', 'Vejhjælp']);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Eksporter CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Products.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    [
      '\uFEFFProducts',
      'Navn;Type;Pris pr. år (kr.)',
      'Krisehjælp;Arbejdsskade;239,50',
      'Vejhjælp;Bil;1188,00',
    ].join('\r\n'),
  );

  await page.getByLabel('Søg i').selectOption('Pris');
  await page.getByLabel('Søg efter tilvalg').fill('600');
  await page.getByRole('button', { name: 'Søg', exact: true }).click();
  await expect(names).toHaveText(['Glasskade']);
  await page.goBack();
  await expect(names).toHaveText(['Krisehjælp', 'Vejhjælp']);
  app.mock.db.addOns.update(1, { name: 'Stor vejhjælp' });
  await page.getByRole('button', { name: 'Opdater' }).click();
  await expect(names).toHaveText(['Krisehjælp', 'Stor vejhjælp']);
  expect(app.mock.calls.of('searchAddOns')).toEqual([]);
});

test('the add-ons speak English', async ({ page, app }) => {
  await openAddOns(page);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Add-ons' })).toBeVisible();
  await expect(rowOf(page, 'Vejhjælp')).toContainText('DKK 1,188.00');
  await page.getByRole('button', { name: 'Add add-on' }).click();
  const add = page.getByRole('dialog', { name: 'Add add-on' });
  await add.getByLabel('Price per year (DKK)').fill('free');
  await add.getByRole('button', { name: 'Add' }).click();
  await expect(add.getByRole('link')).toHaveText([
    'Name: This field is required',
    'Type: This field is required',
    'Price per year (DKK): Enter a number',
  ]);
  expect(app.mock.calls.of('createAddOn')).toEqual([]);
});

test('axe finds nothing on the add-ons in any state', async ({ page, app, watched }) => {
  watched.allow(/status of 500/);
  await signIn(page, 'admin');
  app.mock.use('slow:listAddOns:60000');
  await page.goto('/admin/add-ons');
  await expect(page.getByText('Indlæser…')).toBeVisible();
  await expectAccessible(page);

  app.mock.use('error:listAddOns:500');
  await page.reload();
  await expect(page.getByText('Listen kunne ikke hentes.')).toBeVisible();
  await expectAccessible(page);

  app.mock.use('happy');
  await page.goto('/admin/add-ons?q=findes+ikke');
  await expect(page.getByText('Ingen tilvalg matcher din søgning.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/add-ons');
  for (const name of ['Rediger tilvalg', 'Slet tilvalg']) {
    await rowOf(page, 'Vejhjælp').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tilføj tilvalg' }).click();
  const add = page.getByRole('dialog', { name: 'Tilføj tilvalg' });
  await add.getByRole('button', { name: 'Tilføj' }).click();
  await expect(add.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);

  app.mock.use('empty');
  await page.reload();
  await expect(page.getByText('Der er ingen tilvalg endnu.')).toBeVisible();
  await expectAccessible(page);
});

test('role user has no add-ons', async ({ page, app }) => {
  await signIn(page, 'user');
  await page.goto('/admin/add-ons');
  await expect(page).toHaveURL(/\/admin\/truckers$/);
  expect(app.mock.calls.of('listAddOns')).toEqual([]);
});
