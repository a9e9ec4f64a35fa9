import type { Page } from '@playwright/test';
import { act, nextPage, openList, searchFor, sortById, sortByName } from './actions';
import { benchmark, type Bench, type ReadyBenchmark } from './benchmark';
import { newStaff } from './contexts';
import { readHeap } from './memory';

interface Round {
  before: number;
  after: number;
}

const actionCount = 500;
/**
 * The actions that are repeated. They end in the state they begin in, so that repeating them caches no new list states.
 */
const turn = [
  sortByName,
  sortByName,
  nextPage,
  nextPage,
  searchFor('taxa'),
  sortById,
  sortById,
  searchFor('vogn'),
  searchFor(''),
  sortById,
];

async function goRound(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const action = turn[index % turn.length];
    if (action) await act(page, action);
  }
}

async function start({ app, browser }: Bench): Promise<ReadyBenchmark<Round>> {
  const context = await newStaff(browser, app.origin);
  return {
    measure: async () => {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('HeapProfiler.enable');
      await openList(page, `${app.origin}/admin/truckers`);
      // Warm up: list states are cached at their first use, and the browser compiles scripts after hundreds of runs.
      await goRound(page, actionCount);
      const before = await readHeap(session);
      await goRound(page, actionCount);
      const after = await readHeap(session);
      await page.close();
      return { before, after };
    },
    close: () => context.close(),
  };
}

/** Memory growth during a long session in the haulier list. */
export const longSession = benchmark<Round>({
  name: 'long-session',
  title: `${actionCount} actions in the haulier list`,
  isOnce: true,
  start,
  rows: [
    { what: 'memory before', unit: 'MB', of: ({ before }) => before },
    { what: 'memory after', unit: 'MB', of: ({ after }) => after },
    {
      what: 'after, relative to before',
      unit: '×',
      of: ({ before, after }) => after / before,
      goal: 1.1,
    },
  ],
});
