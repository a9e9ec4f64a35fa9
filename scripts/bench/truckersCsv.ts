import { stat } from 'node:fs/promises';
import type { Page, Worker } from '@playwright/test';
import { benchmark, type Bench, type ReadyBenchmark } from './benchmark';
import { newStaff } from './contexts';
import { readPeakMemory, resetPeakMemory } from './memory';
import { compareInWorker, keepTask, type WorkerTimes } from './workerProbes';

const haulierCount = 100_000;

/** Runs in the page before all else: notes long tasks, and keeps workers for questions after their work. */
function watchPage(): void {
  const tasks: { start: number; ms: number }[] = [];
  Object.assign(window, { longTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      tasks.push({ start: startTime, ms: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  window.Worker.prototype.terminate = () => undefined;
}

interface Export {
  /** The longest task of the page, in milliseconds; 0 where none took 50. */
  longestTask: number;
  total: number;
  fileBytes: number;
  worker: Worker;
}

interface Round extends Omit<Export, 'worker'> {
  times: WorkerTimes;
  /** Where the system does not tell: not a number. */
  peak: number;
}

/** One export of all hauliers, on a page that has come to rest. */
async function exportOnce(page: Page, origin: string): Promise<Export> {
  await page.goto(`${origin}/admin/truckers`);
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  const started = page.waitForEvent('worker').then(async (worker) => {
    // The runner of these files gives functions their names by a helper, which a worker does not have.
    await worker.evaluate('self.__name = (value) => value');
    await worker.evaluate(keepTask);
    return worker;
  });
  const begin = await page.evaluate(() => performance.now());
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Eksporter CSV' }).click();
  const { size } = await stat(await (await download).path());
  const { longestTask, total } = await page.evaluate((from) => {
    const { longTasks } = window as unknown as { longTasks: { start: number; ms: number }[] };
    const during = longTasks.filter(({ start }) => start >= from);
    return {
      longestTask: Math.max(0, ...during.map(({ ms }) => ms)),
      total: performance.now() - from,
    };
  }, begin);
  return { longestTask, total, fileBytes: size, worker: await started };
}

async function start({ app, browser }: Bench): Promise<ReadyBenchmark<Round>> {
  app.mock.db.reset({ haulierCount });
  const context = await newStaff(browser, app.origin);
  return {
    measure: async () => {
      const page = await context.newPage();
      await page.addInitScript(watchPage);
      await resetPeakMemory(browser);
      const { worker, ...found } = await exportOnce(page, app.origin);
      const peak = (await readPeakMemory(browser)) ?? Number.NaN;
      const times = await worker.evaluate(compareInWorker);
      await page.close();
      return { ...found, times, peak };
    },
    close: () => context.close(),
  };
}

/** The CSV of 100,000 hauliers (docs/decisions/0011-export.md). */
export const truckersCsv = benchmark<Round>({
  name: 'truckers-csv',
  title: 'CSV of 100,000 hauliers',
  start,
  rows: [
    { what: 'file', unit: 'MB', of: ({ fileBytes }) => fileBytes / 1e6 },
    { what: 'click to file, the mock included', unit: 'ms', of: ({ total }) => total },
    {
      what: 'longest task of the page (0: none of 50 ms)',
      unit: 'ms',
      of: ({ longestTask }) => longestTask,
      goal: 50,
    },
    { what: 'worker: bytes to rows', unit: 'ms', of: ({ times }) => times.read },
    { what: 'worker: rows to file', unit: 'ms', of: ({ times }) => times.write },
    { what: 'worker: bare join of the same rows', unit: 'ms', of: ({ times }) => times.join },
    {
      what: 'rows to file, to the bare join',
      unit: '×',
      of: ({ times }) => times.write / times.join,
      goal: 1.5,
    },
    { what: 'peak memory of the page', unit: 'MB', of: ({ peak }) => peak },
  ],
});
