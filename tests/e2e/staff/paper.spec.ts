import type { Locator, Page } from '@playwright/test';
import { demoIds } from '@mocks/db/demo';
import { expect, expectAccessible, test } from '@tests/support/fixtures/e2eTest';

test.use({ as: 'admin' });

/** Shows the page as it is printed, whatever the theme. */
const toPaper = (page: Page) => page.emulateMedia({ media: 'print', colorScheme: 'dark' });

/** Returns the number of A4 pages, with the default margins of browsers. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = '1cm';
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Returns the smallest distance between the texts of neighbouring cells, in pixels. */
const textGap = (row: Locator): Promise<number> =>
  row.evaluate((element) => {
    const texts = Array.from(element.children, (cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    }).filter(({ width }) => width > 0);
    return Math.min(...texts.slice(1).map(({ left }, index) => left - (texts[index]?.right ?? 0)));
  });

/** Requires that the page has no frame and no controls, except for names and headings that are buttons. */
async function expectNoControls(page: Page): Promise<void> {
  const frame = ['banner', 'navigation', 'contentinfo'] as const;
  for (const role of [...frame, 'search', 'textbox', 'combobox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.locator('main').getByRole('group')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Genindlæs' })).toHaveCount(0);
}

test('the chosen hauliers of all pages are printed instead of the list [2-choose-paper]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/admin/truckers');
  await page.getByRole('checkbox', { name: 'Vælg Nørrebro Taxi ApS' }).check();
  await page.getByRole('button', { name: 'Side 2' }).first().click();
  await expect(page.getByText('Viser 11–20 af 240 rækker').first()).toBeVisible();
  await page.locator('tbody .row-choice').first().check();
  await page.getByRole('button', { name: 'Udskriv' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await toPaper(page);
  const table = page.getByRole('table', { name: '2 valgt' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByText('Nørrebro Taxi ApS')).toBeVisible();
  await expect(page.locator('.list-body')).toBeHidden();
  await expectNoControls(page);
});

for (const [device, width] of [
  ['desktop', 1280],
  ['phone', 390],
] as const) {
  test(`the chosen hauliers are printed instead of an open one, from a ${device} [2-choose-paper]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/truckers');
    await page.getByRole('checkbox', { name: 'Vælg Nørrebro Taxi ApS' }).check();
    await page.getByRole('button', { name: 'Ærø Taxa v/Åse Østergaard', exact: true }).click();
    await expect(page.getByRole('complementary')).toContainText('Valg i aftalen');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await toPaper(page);
    await expect(page.getByRole('table', { name: '1 valgt' }).getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('heading')).toHaveText(['Vognmænd']);
    await expect(page.getByRole('complementary')).toBeHidden();
    await expectNoControls(page);
  });

  test(`a list printed from a ${device} is a table, and says how it is searched and sorted [2-list-paper]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/price?q=ingen+skader&sort=premium&dir=desc');
    await expect(page.getByText('Viser 1–25 af 30 rækker').first()).toBeVisible();
    await toPaper(page);

    await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible();
    await expect(
      page.getByText('Søgt på navn: »ingen skader«. Sorteret efter præmie pr. år, faldende.'),
    ).toBeVisible();
    await expect(page.locator('.list-count')).toBeVisible();
    await expectNoControls(page);
    await expect(page.getByRole('columnheader')).toHaveText(
      ['ID', 'Kørselsområde', 'Nyværdi', 'Selvrisiko', 'Skader', 'Præmie pr. år'],
      { useInnerText: true },
    );
    // The rows must be table rows, not cards. Browsers repeat the head of such a table on each sheet.
    await expect(page.getByRole('table')).toHaveCSS('display', 'table');
    await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
    const [first, second] = [page.locator('tbody tr').first(), page.locator('tbody tr').nth(1)];
    await expect(first).toHaveCSS('display', 'table-row');
    await expect(second).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator('tbody td').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    expect(await textGap(page.locator('tbody tr').first())).toBeGreaterThanOrEqual(4);
    await expectAccessible(page);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  });
}

test('the marks of the haulier list are printed as words [2-list-paper-marks]', async ({
  page,
}) => {
  await page.goto('/admin/truckers');
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Nørrebro Taxi ApS')).toBeVisible();
  await toPaper(page);
  await expect(page.getByText('Sorteret efter ID, stigende.')).toBeVisible();
  await expectNoControls(page);
  await expect(page.getByText('Forsikring bekræftet').first()).toBeVisible();
  await expect(page.getByText('Aktiv', { exact: true }).first()).toBeVisible();
  // The button to add a number plate is useless on paper.
  await expect(page.getByText('Tilføj', { exact: true }).first()).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Ikke oplyst' }).first()).toBeVisible();
  await expectAccessible(page);
  expect(await sheetsOf(page)).toBe(1);
});

test('the worklist “no number plate” is printed with the saved values, not with what is typed [2-list-paper, 2-list-paper-marks]', async ({
  page,
}) => {
  await page.goto('/admin/truckers?list=lacksPlate');
  const field = page.getByRole('textbox', { name: /^Registreringsnummer for/ });
  await field.first().fill('AB12345');
  await toPaper(page);
  await expectNoControls(page);
  await expect(page.getByText('Mangler nummerplade. Sorteret efter ID, stigende.')).toBeVisible();
  const printed = page
    .locator('tbody [data-column=plate] [data-paper]')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::after').content));
  expect(new Set(await printed)).toEqual(new Set(['"Ikke oplyst"']));
  await expectAccessible(page);
});

test('the price matrix is printed as one table, with unsaved amounts marked [2-prices-matrix-paper]', async ({
  page,
}) => {
  await page.goto('/admin/price?view=matrix');
  await page.getByRole('textbox').first().fill('26000');
  await toPaper(page);
  // The width of a sheet.
  await page.setViewportSize({ width: 700, height: 1000 });
  await expect(page.getByRole('table')).toHaveCSS('display', 'table');
  await expect(page.getByRole('columnheader', { name: 'Ingen skader' })).toHaveCSS(
    'text-align',
    'end',
  );
  await expect(page.getByText('Ikke gemt.')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('textbox').first()).toHaveCSS('border-top-width', '0px');
  await expect(page.getByRole('button', { name: 'Ensure' })).toHaveCount(0);
  expect(await sheetsOf(page)).toBe(1);
});

test('the charts of the overview are printed in full, without the links below them [2-overview-paper]', async ({
  page,
}) => {
  await page.goto('/admin/overview');
  const charts = page.locator('.chart svg');
  await expect(charts).toHaveCount(2);
  const links = page.locator('.overview > footer').getByRole('link');
  await expect(links).toHaveCount(2);
  await toPaper(page);
  await expect(links).toHaveCount(0);
  // A sheet is narrower than the window, but printing causes no resize event.
  await page.locator('main').evaluate((main) => main.style.setProperty('width', '560px'));
  for (const chart of await charts.all()) {
    const [drawing, room] = await Promise.all([
      chart.boundingBox(),
      page.locator('main').boundingBox(),
    ]);
    if (!drawing || !room) throw new Error('A chart is not drawn.');
    expect(drawing.x + drawing.width).toBeLessThanOrEqual(room.x + room.width);
  }
});

test('an open haulier is printed without the list beside it [2-truckers-panel-paper]', async ({
  page,
}) => {
  await page.goto(`/admin/truckers?open=${String(demoIds.signed)}`);
  await expect(page.getByText(/ → /).first()).toBeVisible();
  await toPaper(page);
  await expect(page.getByRole('heading')).toHaveText([
    'Nørrebro Taxi ApS',
    'Seneste indsendelse',
    'Virksomhed',
    'Køretøj',
    'Forsikringer',
    'Valg i aftalen',
  ]);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectNoControls(page);
  expect(await sheetsOf(page)).toBe(1);
});
