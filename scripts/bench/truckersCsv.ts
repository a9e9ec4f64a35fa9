import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { benchmark, type Bench, type ReadyBenchmark } from './benchmark';
import { newStaff } from './contexts';
import { readPeakMemory, resetPeakMemory } from './memory';

const truckerCount = 10_000;

/** Runs in the page before its scripts: records long tasks. */
function watchPage(): void {
  const tasks: { start: number; ms: number }[] = [];
  Object.assign(window, { longTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      tasks.push({ start: startTime, ms: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

interface Export {
  /** The longest task of the page in milliseconds; 0 if none took 50 ms. */
  longestTask: number;
  total: number;
  fileBytes: number;
}

interface Round extends Export {
  /** Peak memory of the page in megabytes; NaN if the system does not record it. */
  peak: number;
}

/** Exports all hauliers from an idle page. */
async function exportOnce(page: Page, origin: string): Promise<Export> {
  await page.goto(`${origin}/admin/truckers`);
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  const begin = await page.evaluate(() => performance.now());
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name: 'Hent som CSV' }).click(),
  ]);
  const { size } = await stat(await download.path());
  const { longestTask, total } = await page.evaluate((from) => {
    const { longTasks } = window as unknown as { longTasks: { start: number; ms: number }[] };
    const during = longTasks.filter(({ start }) => start >= from);
    return {
      longestTask: Math.max(0, ...during.map(({ ms }) => ms)),
      total: performance.now() - from,
    };
  }, begin);
  return { longestTask, total, fileBytes: size };
}

async function start({ app, browser }: Bench): Promise<ReadyBenchmark<Round>> {
  app.mock.db.reset({ truckerCount });
  const context = await newStaff(browser, app.origin);
  return {
    measure: async () => {
      const page = await context.newPage();
      await page.addInitScript(watchPage);
      await resetPeakMemory(browser);
      const found = await exportOnce(page, app.origin);
      const peak = (await readPeakMemory(browser)) ?? Number.NaN;
      await page.close();
      return { ...found, peak };
    },
    close: () => context.close(),
  };
}

/** The CSV export of 10,000 hauliers. */
export const truckersCsv = benchmark<Round>({
  name: 'truckers-csv',
  title: 'CSV of 10,000 hauliers',
  start,
  rows: [
    { what: 'file', unit: 'MB', of: ({ fileBytes }) => fileBytes / 1e6 },
    { what: 'click to file, including the mock', unit: 'ms', of: ({ total }) => total },
    {
      what: 'longest task of the page (0 if below 50 ms)',
      unit: 'ms',
      of: ({ longestTask }) => longestTask,
      goal: 50,
    },
    { what: 'peak memory of the page', unit: 'MB', of: ({ peak }) => peak },
  ],
});
