import { stat } from 'node:fs/promises';
import type { Page, Worker } from '@playwright/test';
import { median, openStaffPage, type Bench, type Benchmark, type Figure } from './benchmark';
import { readPeakMemory, resetPeakMemory } from './memory';
import { compareInWorker, keepTask, type WorkerTimes } from './workerProbes';

const haulierCount = 100_000;
const exportRounds = 3;
const workerRounds = 7;

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

interface Round {
  /** The longest task of the page, in milliseconds; 0 where none took 50. */
  longestTask: number;
  total: number;
  fileBytes: number;
  worker: Worker;
}

/** One export of all hauliers, on a page that has come to rest. */
async function exportOnce(page: Page, origin: string): Promise<Round> {
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

function figuresOf(exports: Round[], { rows, read, write, join }: WorkerTimes): Figure[] {
  const longest = exports.map(({ longestTask }) => longestTask);
  return [
    { what: 'rows', value: rows, unit: '' },
    { what: 'file', value: median(exports.map(({ fileBytes }) => fileBytes)) / 1e6, unit: 'MB' },
    {
      what: 'click to file, the mock included',
      value: median(exports.map(({ total }) => total)),
      unit: 'ms',
    },
    {
      what: 'longest task of the page (0: none of 50 ms)',
      value: median(longest),
      unit: 'ms',
      goal: 50,
    },
    {
      what: `the same, worst of ${exports.length} exports`,
      value: Math.max(...longest),
      unit: 'ms',
    },
    { what: 'worker: bytes to rows', value: median(read), unit: 'ms' },
    { what: 'worker: rows to file', value: median(write), unit: 'ms' },
    { what: 'worker: bare join of the same rows', value: median(join), unit: 'ms' },
    {
      what: `rows to file, against the bare join (${write.length} rounds)`,
      value: median(write) / median(join),
      unit: '×',
      goal: 1.5,
    },
  ];
}

async function run({ app, browser }: Bench): Promise<Figure[]> {
  app.mock.db.reset({ haulierCount });
  const page = await openStaffPage({ app, browser });
  await page.addInitScript(watchPage);
  await resetPeakMemory(browser);
  const first = await exportOnce(page, app.origin);
  const peak = await readPeakMemory(browser);
  const exports = [first];
  while (exports.length < exportRounds) exports.push(await exportOnce(page, app.origin));
  const { worker } = exports.at(-1) ?? first;
  const times = await worker.evaluate(compareInWorker, workerRounds);
  await page.close();
  return [
    ...figuresOf(exports, times),
    ...(peak === null ? [] : [{ what: 'peak memory of the page', value: peak, unit: 'MB' }]),
  ];
}

/** The CSV of 100,000 hauliers (docs/decisions/0011-csv.md). */
export const truckersCsv: Benchmark = { name: 'truckers-csv', run };
