import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '@tests/support/fixtures/e2eTest';

const overview = '/admin/overview';
const charts = (page: Page) => page.locator('.chart svg');

/** The rows of a table, read as a screen reader reads them. */
async function rowsOf(page: Page, name: string): Promise<string[][]> {
  const rows = await page.getByRole('table', { name }).getByRole('row').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
}

/** The labels that a chart draws, without regard to how they are broken into lines. */
async function drawnLabels(page: Page, index: number): Promise<string[]> {
  const texts = charts(page).nth(index).locator('.recharts-text');
  const labels = await texts.evaluateAll((nodes) =>
    nodes.map((node) => Array.from(node.children, (line) => line.textContent).join(' ')),
  );
  return labels.sort();
}

test('admin sees four cards and two charts, with the same figures in tables, in both languages', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto(overview);
  await expect(page.getByRole('heading', { level: 1, name: 'Overblik' })).toBeVisible();
  const figures = page.getByRole('region', { name: 'Nøgletal' });
  await expect(figures.getByRole('term')).toHaveText(['Vognmænd', 'Priser', 'Tilvalg', 'Brugere']);
  await expect(figures.getByRole('definition')).toHaveText(['1.248', '160', '6', '14']);
  await expect(page.getByText('Tallene er eksempler.')).toHaveCount(3);

  await expect(charts(page)).toHaveCount(2);
  for (const [index, title] of [
    'Registreringer pr. måned',
    'Vognmænd efter forsikring',
  ].entries()) {
    const [, ...rows] = await rowsOf(page, title);
    expect(await drawnLabels(page, index)).toEqual(rows.flat().sort());
    await expect(charts(page).nth(index).locator('.recharts-bar-rectangle')).toHaveCount(
      rows.length,
    );
  }
  await expectAccessible(page);

  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByText('The figures are examples.')).toHaveCount(3);
  expect((await rowsOf(page, 'Hauliers by insurance'))[2]).toEqual(['Car and work injury', '604']);
  expect(await drawnLabels(page, 1)).toContain('Car and work injury');
  await expectAccessible(page);
});

test('the charts are hidden from screen readers and from the keyboard, and draw no style of their own', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto(overview);
  await expect(charts(page)).toHaveCount(2);
  await expect(page.locator('.chart:not([aria-hidden=true])')).toHaveCount(0);
  await expect(
    page.locator('.chart').locator('[tabindex]:not([tabindex="-1"]), a, button'),
  ).toHaveCount(0);
  await expect(page.locator('style')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(charts(page).first()).toBeVisible();
});

test('the charts keep to their place at every width', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(overview);
  for (const width of [1280, 700, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        const drawn = await charts(page).first().boundingBox();
        const room = await page.locator('.chart').first().boundingBox();
        return Math.abs((drawn?.width ?? 0) - (room?.width ?? 1)) <= 1;
      })
      .toBe(true);
  }
});

test('a strict content policy lets the charts be drawn', async ({ page }) => {
  await signIn(page, 'admin');
  await page.route(`**${overview}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: {
        ...answer.headers(),
        'content-security-policy': "default-src 'self'; style-src 'self'; img-src 'self' data:",
      },
    });
  });
  // What the policy blocks is on the console, which fails the test.
  await page.goto(overview);
  await expect(charts(page)).toHaveCount(2);
});

test('the tables stand in for charts that cannot be loaded, which can be asked for again', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.route('**/assets/charts.*.js', (route) => route.fulfill({ body: '' }));
  await page.goto(overview);
  const alert = page.getByRole('alert').filter({ hasText: 'Diagrammerne kunne ikke hentes.' });
  await expect(alert).toBeVisible();
  const cell = page.getByRole('cell', { name: '604' });
  expect((await cell.boundingBox())?.width).toBeGreaterThan(20);
  await expect(charts(page)).toHaveCount(0);
  await expectAccessible(page);

  await page.unroute('**/assets/charts.*.js');
  await alert.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(charts(page)).toHaveCount(2);
  await expect(alert).toHaveCount(0);
});

test('its footer leads to / and /admin', async ({ page, app }) => {
  await signIn(page, 'admin');
  await page.goto(overview);
  const links = page.getByRole('navigation', { name: 'Genveje' });
  await links.getByRole('link', { name: 'Administration' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overblik' })).toBeFocused();
  await expect(page).toHaveURL(app.origin + overview);
  await links.getByRole('link', { name: 'Forside' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vognmænd' })).toBeFocused();
  await expect(page).toHaveURL(`${app.origin}/admin/truckers`);
});

for (const address of [overview, '/admin']) {
  test(`role user is sent from ${address} to the list, told why, and spared the charts`, async ({
    page,
    app,
  }) => {
    await signIn(page, 'user');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(address);
    await expect(page).toHaveURL(`${app.origin}/admin/truckers`);
    await expect(page.getByRole('heading', { level: 1, name: 'Vognmænd' })).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Beskeder' })
        .getByText('Du har ikke adgang til denne side.'),
    ).toBeVisible();
    await expectAccessible(page);
    expect(fetched.filter((url) => /dashboard|charts/.test(url))).toEqual([]);
  });
}

test('the chart library is in no script that another page loads', async ({ page, app }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await signIn(page, 'admin');
  await page.goto('/admin/user');
  await page.getByRole('heading', { level: 1, name: 'Profil' }).waitFor();
  const marks = /recharts|createListenerMiddleware|listenerMiddleware\//;
  const read = (path: string) => readFileSync(join(app.folder, path), 'utf8');
  expect(scripts.size).toBeGreaterThan(2);
  expect([...scripts].filter((path) => marks.test(read(path)))).toEqual([]);
  const all = readdirSync(join(app.folder, 'assets')).filter((name) => name.endsWith('.js'));
  expect(all.filter((name) => marks.test(read(`assets/${name}`)))).not.toEqual([]);
});
