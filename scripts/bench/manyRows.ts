import type { BrowserContext } from '@playwright/test';
import { signInAt } from '@tests/support/servers/builtApp';
import { act, openList, sortById } from './actions';
import { benchmark, type Bench, type ReadyBenchmark, type Row } from './benchmark';
import { newStaff, newVisitor, slowDown } from './contexts';
import { typeAndTime, watchKeys } from './keys';
import { servePages } from './pagedApi';
import { serveReference } from './references';

const rowCount = 10_000;

/** Milliseconds from the response until rows are painted, from a sort until it is painted, and of the slowest key. */
interface Times {
  shown: number;
  sorted: number;
  key: number;
}

interface Round {
  windowed: Times;
  truckers: Times;
  prices: Times;
}

/** Runs in the page before its scripts: records when the first rows are painted. */
function watchRows(): void {
  Object.assign(window, { rowsAt: 0 });
  const seen = window as unknown as { rowsAt: number };
  // Ignore the skeleton of rows that are still loading: it is a table too, but hidden from screen readers.
  const rows = 'table:not([aria-hidden]) tbody tr';
  const look = () => {
    if (document.querySelector(rows)) setTimeout(() => (seen.rowsAt = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Runs in the page: milliseconds from the last byte of the largest response until its rows were painted. A larger one
 * may be fetched later, while the browser is idle.
 */
function readShown(): number {
  const { rowsAt } = window as unknown as { rowsAt: number };
  const answers = performance
    .getEntriesByType('resource')
    .filter(({ name, responseEnd }) => name.includes('/api/') && responseEnd < rowsAt)
    .sort((a, b) => b.decodedBodySize - a.decodedBodySize);
  return rowsAt - (answers[0]?.responseEnd ?? Number.NaN);
}

async function measure(context: BrowserContext, url: string): Promise<Times> {
  const page = await context.newPage();
  await slowDown(page);
  await watchKeys(page);
  await page.addInitScript(watchRows);
  await openList(page, url);
  // Wait until `watchRows` has seen the rows painted: they are in the document before that.
  await page.waitForFunction('rowsAt > 0', undefined, { timeout: 120_000 });
  const shown = await page.evaluate(readShown);
  await page.locator('input[type=search]').focus();
  const key = await typeAndTime(page, 'taxa');
  const sorted = await act(page, sortById);
  await page.close();
  return { shown, sorted, key };
}

async function askFor(url: string, token: string): Promise<void> {
  const { status } = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (status !== 200) throw new Error(`${url} answers ${status}.`);
}

async function start({ app, browser }: Bench): Promise<ReadyBenchmark<Round>> {
  const { db } = app.mock;
  db.reset({ truckerCount: rowCount });
  const prices = db.prices.all();
  for (let index = 0; db.prices.size < rowCount; index += 1) {
    const copied = prices[index % prices.length];
    if (copied) db.prices.insert(copied);
  }
  const paged = await servePages(app, rowCount);
  const [token] = await signInAt(paged.origin, 'admin');
  // Fill the cache of `servePages`: the mock may need longer for so many rows than the application's timeout of 30 s.
  const orders = ['asc', 'desc'].map(
    (direction) => `truckers/get-truckers?pagination=true&page=1&sort=id&dir=${direction}`,
  );
  for (const path of ['price-plan/list', ...orders]) {
    await askFor(`${paged.apiOrigin}/api/${path}`, token);
  }
  const reference = await serveReference('plainTable');
  const staff = await newStaff(browser, paged.origin);
  const visitor = await newVisitor(browser);
  const query = new URLSearchParams({ api: paged.apiOrigin, token, windowed: 'true' });
  return {
    measure: async () => ({
      windowed: await measure(visitor, `${reference.url}?${String(query)}`),
      truckers: await measure(staff, `${paged.origin}/admin/truckers`),
      prices: await measure(staff, `${paged.origin}/admin/price`),
    }),
    close: async () => {
      await Promise.all([staff.close(), visitor.close()]);
      reference.close();
      await paged.close();
    },
  };
}

const rowsOf = (list: 'truckers' | 'prices', name: string): Row<Round>[] => [
  { what: `${name}: response to painted`, unit: 'ms', of: (round) => round[list].shown },
  { what: `${name}: sorted`, unit: 'ms', of: (round) => round[list].sorted },
  {
    what: `${name}: slowest key (0 if below 16 ms)`,
    unit: 'ms',
    of: (round) => round[list].key,
    goal: 100,
  },
  {
    what: `${name}: painted, relative to windowed table`,
    unit: '×',
    of: ({ windowed, ...round }) => round[list].shown / windowed.shown,
    goal: 1.5,
  },
  {
    what: `${name}: sorted, relative to windowed table`,
    unit: '×',
    of: ({ windowed, ...round }) => round[list].sorted / windowed.sorted,
    goal: 1.5,
  },
];

/** Lists of 10,000 rows in one response, compared with a windowed table of the same hauliers. */
export const manyRows = benchmark<Round>({
  name: 'many-rows',
  title: '10,000 rows in one response, CPU 4 times slower',
  start,
  rows: [
    {
      what: 'windowed table: response to painted',
      unit: 'ms',
      of: ({ windowed }) => windowed.shown,
    },
    { what: 'windowed table: sorted', unit: 'ms', of: ({ windowed }) => windowed.sorted },
    ...rowsOf('truckers', 'hauliers'),
    ...rowsOf('prices', 'prices'),
  ],
});
