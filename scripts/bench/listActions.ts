import type { BrowserContext } from '@playwright/test';
import { signInAt } from '@tests/support/servers/builtApp';
import { act, nextPage, openList, searchFor, sortByName, type Action } from './actions';
import { benchmark, median, type Bench, type ReadyBenchmark, type Row } from './benchmark';
import { newStaff, newVisitor, slowDown } from './contexts';
import { servePages } from './pagedApi';
import { serveReference } from './references';

const rowsPerPage = 25;

/**
 * The measured actions, several of each kind; the result is the median of each kind. Searches come first, because a
 * search in a sorted list fetches all matches.
 */
const actions: Record<'search' | 'sort' | 'page', readonly Action[]> = {
  search: [searchFor('a'), searchFor('taxa'), searchFor('')],
  sort: [sortByName, sortByName, sortByName],
  page: [nextPage, nextPage, nextPage],
};

type Times = Record<keyof typeof actions, number>;

interface Round {
  product: Times;
  plain: Times;
}

/** Measures all actions on a list in a new page. */
async function measure(context: BrowserContext, url: string): Promise<Times> {
  const page = await context.newPage();
  await slowDown(page);
  await openList(page, url);
  const times: Times = { search: 0, sort: 0, page: 0 };
  for (const [kind, each] of Object.entries(actions)) {
    const taken: number[] = [];
    for (const action of each) taken.push(await act(page, action));
    times[kind as keyof Times] = median(taken);
  }
  await page.close();
  return times;
}

async function start({ app, browser }: Bench): Promise<ReadyBenchmark<Round>> {
  const paged = await servePages(app, rowsPerPage);
  const [token] = await signInAt(paged.origin, 'admin');
  const reference = await serveReference('plainTable');
  const staff = await newStaff(browser, paged.origin);
  const visitor = await newVisitor(browser);
  const query = new URLSearchParams({ api: paged.apiOrigin, token });
  return {
    measure: async () => ({
      plain: await measure(visitor, `${reference.url}?${String(query)}`),
      product: await measure(staff, `${paged.origin}/admin/truckers`),
    }),
    close: async () => {
      await Promise.all([staff.close(), visitor.close()]);
      reference.close();
      await paged.close();
    },
  };
}

const rowsOf = (kind: keyof Times): Row<Round>[] => [
  { what: `${kind}: a plain table`, unit: 'ms', of: ({ plain }) => plain[kind] },
  { what: `${kind}: the haulier list`, unit: 'ms', of: ({ product }) => product[kind] },
  {
    what: `${kind}, relative to the plain table`,
    unit: '×',
    of: ({ plain, product }) => product[kind] / plain[kind],
    goal: 2,
  },
];

/** The haulier list with 25 rows a page and no network delay, compared with a plain table of the same rows. */
export const listActions = benchmark<Round>({
  name: 'list-actions',
  title: 'A list of 25 rows: press to painted, CPU 4 times slower',
  start,
  rows: [...rowsOf('sort'), ...rowsOf('page'), ...rowsOf('search')],
});
