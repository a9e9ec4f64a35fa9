import type { BrowserContext } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { benchmark, type Bench, type Benchmark, type ReadyBenchmark, type Row } from './benchmark';
import { newStaff, newVisitor } from './contexts';
import { serveAsStatic, serveReference } from './references';
import { phoneLine, slowestLine, visit, type Target, type Visit } from './visits';

/**
 * The visits of a round: a cold and a warm one of the screen, a cold one on the slowest connection, and cold visits of
 * the reference pages. A cold visit has an empty cache.
 */
interface Round {
  cold: Visit;
  warm: Visit;
  slowest: Visit;
  staticPage: Visit;
  reactAlone: Visit;
  librariesAlone: Visit;
}

/** A screen whose first load is measured, with its probes (see `Target`). */
interface Screen {
  open: (bench: Bench) => Promise<BrowserContext>;
  path: string;
  shownAt?: () => number;
  usableAt: () => number;
  answeredAt?: () => number;
}

const textAt = () => (document.body.innerText.trim() ? performance.now() : 0);
const mountedAt = () => (document.querySelector('body > a') ? performance.now() : 0);

async function start(bench: Bench, screen: Screen): Promise<ReadyBenchmark<Round>> {
  const { app, browser } = bench;
  const { path, ...times } = screen;
  const target: Target = { url: app.origin + path, ...times };
  const model = await screen.open(bench);
  const [staticPage, reactAlone, librariesAlone] = await Promise.all([
    serveAsStatic(model, app.folder, target),
    serveReference('reactAlone'),
    serveReference('librariesAlone'),
  ]);
  await model.close();

  const inFreshContext = async <T>(
    opened: Promise<BrowserContext>,
    use: (context: BrowserContext) => Promise<T>,
  ) => {
    const context = await opened;
    const found = await use(context);
    await context.close();
    return found;
  };
  const reference = (url: string, usableAt: Target['usableAt']) =>
    inFreshContext(newVisitor(browser), (context) => visit(context, { url, usableAt }, phoneLine));

  return {
    measure: async () => ({
      staticPage: await reference(staticPage.url, textAt),
      reactAlone: await reference(reactAlone.url, textAt),
      librariesAlone: await reference(librariesAlone.url, mountedAt),
      ...(await inFreshContext(screen.open(bench), async (context) => ({
        cold: await visit(context, target, phoneLine),
        warm: await visit(context, target, phoneLine),
      }))),
      slowest: await inFreshContext(screen.open(bench), (context) =>
        visit(context, target, slowestLine),
      ),
    }),
    close: async () => {
      for (const page of [staticPage, reactAlone, librariesAlone]) page.close();
      return Promise.resolve();
    },
  };
}

const visits: readonly Row<Round>[] = [
  { what: '(a) static page: largest paint', unit: 'ms', of: (one) => one.staticPage.largestPaint },
  { what: '(b) react alone: usable', unit: 'ms', of: (one) => one.reactAlone.usable },
  { what: '(b) react alone: longest task', unit: 'ms', of: (one) => one.reactAlone.longestTask },
  { what: '(c) the libraries alone: usable', unit: 'ms', of: (one) => one.librariesAlone.usable },
  {
    what: '(c) the libraries alone: longest task',
    unit: 'ms',
    of: (one) => one.librariesAlone.longestTask,
  },
  { what: 'first text', unit: 'ms', of: ({ cold }) => cold.firstText },
  { what: 'largest paint', unit: 'ms', of: ({ cold }) => cold.largestPaint },
  { what: 'usable', unit: 'ms', of: ({ cold }) => cold.usable },
  { what: 'longest task', unit: 'ms', of: ({ cold }) => cold.longestTask },
  { what: 'all long tasks', unit: 'ms', of: ({ cold }) => cold.longTasks },
  { what: 'layout shift', unit: '', of: ({ cold }) => cold.shift, goal: 0 },
  { what: 'warm visit: usable', unit: 'ms', of: ({ warm }) => warm.usable },
  {
    what: 'longest task, relative to (b)',
    unit: '×',
    of: ({ cold, reactAlone }) => cold.longestTask / reactAlone.longestTask,
    goal: 1.25,
  },
  {
    what: 'usable: warm visit relative to cold',
    unit: '×',
    of: ({ cold, warm }) => warm.usable / cold.usable,
    goal: 0.5,
  },
  {
    what: '50 kB/s, 400 ms: first text',
    unit: 'ms',
    of: ({ slowest }) => slowest.firstText,
    goal: 1500,
  },
];

const linkScreen: Screen = {
  open: ({ browser }) => newVisitor(browser),
  path: `/registration/${demoTokens.invited}`,
  shownAt: () =>
    document.querySelector('.details-card')?.closest('[aria-hidden]') === null
      ? performance.now()
      : 0,
  // The page is usable once the button that edits the haulier's data (“Ret”) is there.
  usableAt: () =>
    Array.from(document.querySelectorAll('button')).some(({ textContent }) => textContent === 'Ret')
      ? performance.now()
      : 0,
  // The press on “Næste” is answered once the question that the haulier left open is marked as invalid.
  answeredAt: () => {
    const buttons = Array.from(document.querySelectorAll('button'));
    buttons.find(({ textContent }) => textContent === 'Næste')?.click();
    return document.querySelector('[aria-invalid=true]') ? performance.now() : 0;
  },
};

const listScreen: Screen = {
  open: ({ app, browser }) => newStaff(browser, app.origin),
  path: '/admin/truckers',
  // Ignore the skeleton of rows that are still loading.
  usableAt: () =>
    document.querySelector('table:not([aria-hidden]) tbody tr') ? performance.now() : 0,
};

/** First loads on a slow phone, compared with a static page, React alone and the libraries alone. */
export const firstLoads: readonly Benchmark[] = [
  benchmark<Round>({
    name: 'link',
    title: 'First load of the registration link',
    start: (bench) => start(bench, linkScreen),
    rows: [
      ...visits,
      {
        what: 'largest paint, relative to (a)',
        unit: '×',
        of: ({ cold, staticPage }) => cold.largestPaint / staticPage.largestPaint,
        goal: 1.25,
      },
      {
        what: 'own data shown, relative to (b)',
        unit: '×',
        of: ({ cold, reactAlone }) => cold.shown / reactAlone.usable,
        goal: 1.3,
      },
      {
        what: 'own data in the form, relative to (b)',
        unit: '×',
        of: ({ cold, reactAlone }) => cold.usable / reactAlone.usable,
        goal: 2,
      },
      {
        what: 'reaction to “Næste”, relative to (b)',
        unit: '×',
        of: ({ cold, reactAlone }) => cold.answered / reactAlone.usable,
        goal: 2,
      },
      {
        what: 'own data shown: warm visit relative to cold',
        unit: '×',
        of: ({ cold, warm }) => warm.shown / cold.shown,
        goal: 0.5,
      },
    ],
  }),
  benchmark<Round>({
    name: 'list',
    title: 'First load of the haulier list, signed in',
    start: (bench) => start(bench, listScreen),
    rows: [
      ...visits,
      {
        what: 'rows painted, relative to (c)',
        unit: '×',
        of: ({ cold, librariesAlone }) => cold.usable / librariesAlone.usable,
        goal: 1.5,
      },
    ],
  }),
];
