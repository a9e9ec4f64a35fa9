import type { Page } from '@playwright/test';
import { priceHole } from '@mocks/db/demo';
import { expect, expectCall, test } from '@tests/support/fixtures/e2eTest';

test.use({ as: 'admin' });

/** The row (or card) of a price. */
const rowOf = (page: Page, id: number) =>
  page.getByRole('row').filter({
    has: page.getByRole('rowheader', { name: new RegExp(`^(ID )?${String(id)}$`) }),
  });

async function openPrices(page: Page): Promise<void> {
  await page.goto('/admin/price');
  await rowOf(page, 1).waitFor();
}

test('staff add a price, edit it, change its kickback and delete it', async ({ page, app }) => {
  await openPrices(page);
  await expectCall(app, 'listPrices', { method: 'GET', path: '/api/price-plan/list' });

  await page.getByRole('button', { name: 'Opret pris' }).click();
  const add = page.getByRole('dialog', { name: 'Opret pris' });
  await add.getByLabel('Kørselsområde').selectOption(String(priceHole.area_id));
  await add.getByLabel('Nyværdi').selectOption(String(priceHole.new_value_id));
  await add.getByLabel('Selvrisiko').selectOption(String(priceHole.own_risk_id));
  await add.getByLabel('Skader').selectOption(String(priceHole.injury_id));
  await add.getByLabel('Præmie pr. år (kr.)').fill('12345,5');
  await add.getByLabel('Ensure (%)').fill('2,5');
  await add.getByLabel('Dantaxi (%)').fill('0');
  await add.getByLabel('Dantaxi (%)').press('Enter');
  await expectCall(app, 'createPrice', {
    method: 'POST',
    path: '/api/price-plan/create',
    body: { ...priceHole, premium: 12345.5, ensure: 2.5, dantaxi: 0 },
  });
  await expect(page.getByText('Tilføjet!').first()).toBeVisible();
  await expect(add).toBeHidden();
  const id = app.mock.db.prices.all().at(-1)?.id ?? 0;
  // The newest price is the first row.
  await expect(page.getByRole('row').nth(1)).toContainText('12.345,50 kr.');
  await expect(rowOf(page, id)).toContainText('Ensure 2,5 %, Dantaxi 0 %');

  await rowOf(page, id).getByRole('button', { name: 'Rediger pris' }).click();
  const edit = page.getByRole('dialog', { name: 'Rediger pris' });
  await expect(edit.getByText('Provisionen ændres ikke')).toBeVisible();
  await edit.getByLabel('Præmie pr. år (kr.)').fill('13000.25');
  await edit.getByRole('button', { name: 'Gem' }).click();
  await expectCall(app, 'updatePrice', {
    method: 'POST',
    path: '/api/price-plan/update',
    body: { id, ...priceHole, premium: 13000.25, ensure: 2.5, dantaxi: 0 },
  });
  await expect(page.getByText('Opdatering gemt').first()).toBeVisible();
  await expect(rowOf(page, id)).toContainText('13.000,25 kr.');
  await expect(rowOf(page, id).getByRole('button', { name: 'Rediger pris' })).toBeFocused();

  await rowOf(page, id).getByRole('button', { name: 'Rediger provision' }).click();
  const kickback = page.getByRole('dialog', { name: 'Rediger provision' });
  await kickback.getByLabel('Ensure (%)').fill('7,25');
  await kickback.getByLabel('Dantaxi (%)').fill('0.5');
  await kickback.getByRole('button', { name: 'Gem' }).click();
  await expectCall(app, 'updateKickback', {
    method: 'POST',
    path: '/api/price-plan/update-kickback',
    body: { price_id: id, ensure: 7.25, dantaxi: 0.5 },
  });
  await expect(rowOf(page, id)).toContainText('Ensure 7,25 %, Dantaxi 0,5 %');

  await rowOf(page, id).getByRole('button', { name: 'Slet pris' }).click();
  const question = page.getByRole('dialog', { name: 'Slet pris' });
  await expect(question).toContainText(`Pris ${String(id)}: `);
  await question.getByRole('button', { name: 'Nej' }).click();
  expect(app.mock.calls.of('deletePrice')).toEqual([]);
  await rowOf(page, id).getByRole('button', { name: 'Slet pris' }).click();
  await question.getByRole('button', { name: 'Ja' }).click();
  await expectCall(app, 'deletePrice', {
    method: 'DELETE',
    path: `/api/price-plan/delete/${String(id)}`,
  });
  await expect(page.getByText(/ er slettet\.$/).first()).toBeVisible();
  await expect(rowOf(page, id)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Priser' })).toBeFocused();
});

for (const width of [1280, 768, 390]) {
  test(`no row of the matrix changes its height while a premium is typed and saved at ${width} px [2-prices-matrix-still]`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/price?view=matrix');
    const table = page.getByRole('table');
    const fields = table.getByRole('textbox');
    await fields.first().waitFor();
    const places = () =>
      table
        .getByRole('row')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    const before = await places();

    // The change is too small for the confirmation question.
    const premium = await fields.first().inputValue();
    await fields.first().fill(premium.replace(/,\d\d$/, ',55'));
    await expect(table.getByText('Ikke gemt')).toBeVisible();
    expect(await places()).toEqual(before);
    const release = app.mock.hold('updatePrice');
    await fields.first().press('Enter');
    await expect(table.getByText('Gemmer…')).toBeVisible();
    expect(await places()).toEqual(before);
    release();
    await expect(table.getByText('Gemt', { exact: true })).toBeVisible();
    expect(await places()).toEqual(before);

    await page
      .getByRole('combobox', { name: 'Kørselsområde' })
      .selectOption(String(priceHole.area_id));
    const hole = table.locator('[data-hole] input').first();
    await hole.waitFor();
    const withHole = await places();
    await hole.fill('12345');
    await expect(table.getByText('Ikke gemt')).toBeVisible();
    expect(await places()).toEqual(withHole);
  });
}

test('pressing a field withdraws the question of a logout and focuses the field [2-run-goes-on]', async ({
  page,
  app,
}) => {
  await page.goto('/admin/price?view=matrix');
  const fields = page.getByRole('table').getByRole('textbox');
  const premium = await fields.first().inputValue();
  await fields.first().fill(premium.replace(/,\d\d$/, ',55'));
  app.mock.hold('updatePrice');
  await page.getByRole('button', { name: 'Gem alle (1)' }).click();
  const logOut = page.getByRole('button', { name: 'Log ud', exact: true });
  await logOut.dblclick();
  await expect(page.getByRole('button', { name: 'Lad den fortsætte' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(logOut).toBeFocused();
  await logOut.click();
  await fields.last().click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(fields.last()).toBeFocused();
});
