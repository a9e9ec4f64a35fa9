import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { setPageText } from '@tests/support/actions/textSize';
import { expect, test } from '@tests/support/fixtures/e2eTest';

test.use({ as: 'admin' });

const overview = '/admin/overview';
const charts = (page: Page) => page.locator('.chart svg');

/** Returns the cell texts of a table. */
async function rowsOf(page: Page, name: string): Promise<string[][]> {
  const rows = await page.getByRole('table', { name }).getByRole('row').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
}

/** Returns the labels of a chart, with their lines joined. */
async function drawnLabels(page: Page, index: number): Promise<string[]> {
  const texts = charts(page).nth(index).locator('.recharts-text');
  const labels = await texts.evaluateAll((nodes) =>
    nodes.map((node) => Array.from(node.children, (line) => line.textContent).join(' ')),
  );
  return labels.sort();
}

test('each chart has the figures and labels of its table, in both languages', async ({ page }) => {
  await page.goto(overview);
  await expect(charts(page)).toHaveCount(2);
  for (const [index, title] of [
    'Registreringer pr. måned',
    'Vognmænd fordelt på forsikring',
  ].entries()) {
    const [, ...rows] = await rowsOf(page, title);
    expect(await drawnLabels(page, index)).toEqual(rows.flat().sort());
    await expect(charts(page).nth(index).locator('.recharts-bar-rectangle')).toHaveCount(
      rows.length,
    );
    // The table is only for screen readers.
    const table = page.getByRole('table', { name: title });
    expect((await table.locator('..').boundingBox())?.width).toBe(1);
  }

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(await drawnLabels(page, 1)).toContain('Car and work injury');
});

test('the charts are hidden from screen readers and the keyboard, and add no style element', async ({
  page,
}) => {
  await page.goto(overview);
  await expect(charts(page)).toHaveCount(2);
  await expect(page.locator('.chart:not([aria-hidden=true])')).toHaveCount(0);
  await expect(
    page.locator('.chart').locator('[tabindex]:not([tabindex="-1"]), a, button'),
  ).toHaveCount(0);
  // The only style element is the first frame's.
  await expect(page.locator('style')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(charts(page).first()).toBeVisible();
});

test('the lines and labels of a chart have the text colour when the user forces colours', async ({
  page,
}) => {
  await page.goto(overview);
  await expect(charts(page)).toHaveCount(2);
  await page.emulateMedia({ forcedColors: 'active' });
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(charts(page).first().locator('line').first()).toHaveCSS('stroke', text);
  await expect(charts(page).first().locator('text').first()).toHaveCSS('fill', text);
});

test.describe('with animations', () => {
  // With motion, as for most users, unlike the other tests.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the charts are as wide as their place at every width', async ({ page }) => {
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
});

test('tables replace the charts that cannot be loaded, until a retry loads them', async ({
  page,
}) => {
  await page.route('**/assets/charts.*.js', (route) => route.fulfill({ body: '' }));
  await page.goto(overview);
  const alert = page.getByRole('alert').filter({ hasText: 'Diagrammerne kunne ikke hentes.' });
  await expect(alert).toBeVisible();
  const cell = page.getByRole('cell', { name: '604' });
  expect((await cell.boundingBox())?.width).toBeGreaterThan(20);
  await expect(charts(page)).toHaveCount(0);

  await page.unroute('**/assets/charts.*.js');
  await alert.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(charts(page)).toHaveCount(2);
  await expect(alert).toHaveCount(0);
});

test('the worklists and the tables stay in their panels at every width, even with large text', async ({
  page,
}) => {
  await page.route('**/assets/charts.*.js', (route) => route.fulfill({ body: '' }));
  await page.goto(overview);
  await page.getByRole('table').first().waitFor();
  /** Returns how far the page and the panels are overflown, in pixels. */
  const excess = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.overview .panel')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
  for (const width of [1200, 992, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of ['', '200%'] as const) {
      await setPageText(page, size);
      expect(Math.max(...(await excess())), `${String(width)} px ${size}`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('role user', () => {
  test.use({ as: 'user' });

  for (const address of [overview, '/admin']) {
    test(`is redirected from ${address} to the haulier list, and loads no charts`, async ({
      page,
      app,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await page.goto(address);
      await expect(page).toHaveURL(`${app.origin}/admin/truckers`);
      await page.getByRole('row').nth(1).waitFor();
      expect(fetched.length).toBeGreaterThan(2);
      expect(fetched.filter((url) => /dashboard|charts/.test(url))).toEqual([]);
    });
  }
});

test('the chart library is in no script that another page loads', async ({ page, app }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto('/admin/user');
  await page.getByRole('heading', { level: 1, name: 'Profil' }).waitFor();
  const marks = /recharts|createListenerMiddleware|listenerMiddleware\//;
  const read = (path: string) => readFileSync(join(app.folder, path), 'utf8');
  expect(scripts.size).toBeGreaterThan(2);
  expect([...scripts].filter((path) => marks.test(read(path)))).toEqual([]);
  const all = readdirSync(join(app.folder, 'assets')).filter((name) => name.endsWith('.js'));
  expect(all.filter((name) => marks.test(read(`assets/${name}`)))).not.toEqual([]);
});
