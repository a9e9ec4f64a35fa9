import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import Papa from 'papaparse';
import { readXlsx } from '@tests/support/assertions/readXlsx';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect, test } from '@tests/support/fixtures/e2eTest';

test.use({ as: 'admin' });

const exportName = 'Hent som CSV';

/** Returns the bytes of a download, and its rows as parsed by a CSV library. */
async function readDownload(download: Download): Promise<{ bytes: Buffer; lines: string[][] }> {
  const bytes = await readFile(await download.path());
  const { data, errors } = Papa.parse<string[]>(bytes.toString('utf8').replace(/^\uFEFF/, ''), {
    delimiter: ';',
  });
  expect(errors).toEqual([]);
  return { bytes, lines: data };
}

async function openList(page: Page): Promise<void> {
  await page.goto('/admin/truckers');
  await page.getByRole('row').nth(1).waitFor();
}

/** Returns the cell text of a name: a formula gets a leading apostrophe. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const namesOf = ({ mock }: BuiltApp) => mock.db.truckers.all().map(({ name }) => harmless(name));

/** Fills the mock with the given number of hauliers, and signs staff in again because the reset ends all sessions. */
async function fill(page: Page, app: BuiltApp, truckerCount: number): Promise<void> {
  app.mock.db.reset({ truckerCount });
  await page.addInitScript(
    ([token]) => localStorage.setItem('token', token),
    await app.signIn('admin'),
  );
}

// With this many rows a library that packs files in a blob worker would be blocked by the security policy.
test('a workbook has all ten thousand hauliers, every cell as text', async ({ page, app }) => {
  await fill(page, app, 10_000);
  app.mock.db.truckers.update(1, { truck_number: '012345', name: '=1+1' });
  await openList(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hent som Excel' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^Truckers-\d{4}-\d\d-\d\d\.xlsx$/);
  const { rows } = await readXlsx(new Blob([await readFile(await saved.path())]));
  expect(rows.flat().every((cell) => cell?.kind !== 'number')).toBe(true);
  expect(rows.slice(1).map(([name, , , number]) => [name?.value, number?.value])).toEqual(
    app.mock.db.truckers.all().map(({ name, truck_number: truckNumber }) => [name, truckNumber]),
  );
});

/** Runs in the page: records every state of the progress bar that was painted or could have been. */
function watchProgress(): void {
  const shown: number[] = [];
  Object.assign(window, { shown });
  new MutationObserver(() => {
    const bar = document.querySelector('progress');
    if (bar && bar.value !== shown.at(-1)) shown.push(bar.value);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

test('a CSV file has all ten thousand hauliers, and the page stays responsive during the export', async ({
  page,
  app,
}) => {
  const truckerCount = 10_000;
  await fill(page, app, truckerCount);
  await openList(page);
  let release = () => undefined as unknown;
  const released = new Promise((done) => {
    release = () => done(null);
  });
  await page.route(/\/csv\./, async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(watchProgress);
  const download = page.waitForEvent('download', { timeout: 200_000 });
  await page.getByRole('button', { name: exportName }).click();

  await test.step('staff can search when all rows are fetched but the file is not written yet', async () => {
    const bar = page.getByRole('progressbar', { name: 'Så meget er hentet' });
    await expect(bar).toHaveJSProperty('value', 0.5, { timeout: 120_000 });
    await page.getByRole('combobox', { name: 'Søg i' }).selectOption('CVR-nummer');
    await page.getByRole('searchbox').fill('10');
    await page.getByRole('button', { name: 'Søg', exact: true }).click();
    await expect(page).toHaveURL(/q=10/);
    await expect(page.getByRole('button', { name: 'Henter…' })).toBeVisible();
  });

  await test.step('the file is complete', async () => {
    release();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^Truckers-\d{4}-\d\d-\d\d\.csv$/);
    const { bytes, lines } = await readDownload(saved);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(lines).toHaveLength(truckerCount + 1);
    expect(lines.filter((cells) => cells.length !== 13)).toEqual([]);
    const names = namesOf(app);
    expect(lines.findIndex(([name], index) => index > 0 && name !== names[index - 1])).toBe(-1);
    expect(names).toEqual(
      expect.arrayContaining([
        'Taxa "Den Gule"; Hansen, & Søn\'s <b>Vogne</b>',
        'Nørregades Taxa\nv/Jørgen Bæk',
        'Glad Taxa 🚕✨ v/Åse',
        '\'=HYPERLINK("https://example.dk";"Klik")',
      ]),
    );
    const { name, email, cvr, truck_number: truckNumber } = app.mock.db.truckers.all().at(-1) ?? {};
    expect(lines.at(-1)?.slice(0, 4)).toEqual([name, email, cvr, truckNumber]);
  });

  await test.step('the page kept rendering while the rows were written', async () => {
    const shown = await page.evaluate(() => (window as unknown as { shown: number[] }).shown);
    expect(shown.filter((value) => value > 0.5).length).toBeGreaterThan(5);
  });
});
