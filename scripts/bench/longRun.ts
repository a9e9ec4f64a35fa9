import type { Page } from '@playwright/test';
import { benchmark, type Bench, type ReadyBenchmark } from './benchmark';
import { newStaff } from './contexts';
import { watchKeys } from './keys';
import { readHeap } from './memory';
import { openList } from './actions';

interface Round {
  /** Milliseconds from a key press until its frame is painted; the slowest of several keys. */
  key: number;
  keyWithReport: number;
  /** Growth of the heap during the run in megabytes, after garbage collection. */
  growth: number;
  /** The number of requests that are sent after the stop button was pressed. */
  afterStop: number;
}

const mostPrices = 1000;

/** Moves through fields of the matrix during the run and returns the slowest key in milliseconds. */
async function moveAndTime(page: Page, steps: number): Promise<number> {
  const fields = page.locator('.price-matrix-field input');
  await page.evaluate('slowestKey = 0');
  for (let step = 0; step < steps; step += 1) {
    await fields.nth(step).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(150);
  }
  return page.evaluate<number>('slowestKey');
}

async function start({ app, browser }: Bench): Promise<ReadyBenchmark<Round>> {
  const { prices, areas } = app.mock.db;
  const [firstArea] = areas.all();
  const ofFirst = prices.all().filter(({ area_id }) => area_id === firstArea?.id);
  while (firstArea && prices.all().length < mostPrices) {
    const area = areas.insert({ title: `${firstArea.title} ${prices.all().length}` });
    for (const { id: _id, ...price } of ofFirst) prices.insert({ ...price, area_id: area.id });
  }
  const staff = await newStaff(browser, app.origin);
  const sent = () => app.mock.calls.of('updatePrice').length;
  return {
    measure: async () => {
      const page = await staff.newPage();
      const session = await page.context().newCDPSession(page);
      await watchKeys(page);
      await openList(page, `${app.origin}/admin/price`);
      await page.goto(`${app.origin}/admin/price?view=matrix`);
      await page.getByRole('button', { name: 'Regulér priser' }).click();
      await page.locator('.regulate select').nth(1).selectOption('');
      await page.getByLabel(/^Procent/).fill('3');
      await page.keyboard.press('Enter');
      const before = await readHeap(session);
      await page
        .getByRole('button', { name: /^Gem alle/ })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: /^Gem/ }).click();
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      const key = await moveAndTime(page, 30);
      await page.getByRole('button', { name: 'Vis alle' }).click();
      const keyWithReport = await moveAndTime(page, 10);
      const growth = (await readHeap(session)) - before;
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      const atStop = sent();
      await page.getByRole('button', { name: 'Luk' }).waitFor();
      const afterStop = sent() - atStop;
      await page.close();
      return { key, keyWithReport, growth, afterStop };
    },
    close: () => staff.close(),
  };
}

/** Changes all prices in one run while the user keeps working in the matrix. */
export const longRun = benchmark<Round>({
  name: 'long-run',
  title: 'A run of 1,000 prices',
  isOnce: true,
  start,
  rows: [
    { what: 'slowest key during the run', unit: 'ms', of: ({ key }) => key, goal: 100 },
    {
      what: 'slowest key while the report is open',
      unit: 'ms',
      of: ({ keyWithReport }) => keyWithReport,
      goal: 100,
    },
    { what: 'memory growth', unit: 'MB', of: ({ growth }) => growth, goal: 20 },
    { what: 'requests after stopping', unit: '', of: ({ afterStop }) => afterStop, goal: 1 },
  ],
});
