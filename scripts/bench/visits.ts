import type { BrowserContext } from '@playwright/test';
import { slowDown } from './contexts';

/** A connection: milliseconds per request, bytes per second. */
export interface Line {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** The line of the product's bars: 150 ms a request, 1.6 Mbit/s down. */
export const phoneLine: Line = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
/** Where a country road has hardly any. */
export const slowestLine: Line = {
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 25_000,
};

/** What is opened. The functions run in the page, in each frame: the time once its data is shown or can be used, 0 before. */
export interface Target {
  url: string;
  /** Where data is shown before it can be used. */
  shownAt?: () => number;
  usableAt: () => number;
  /** Presses something in each frame until it is answered. */
  answeredAt?: () => number;
}

/** What a visit took: milliseconds from its start, and the sum of layout shifts. */
export interface Visit {
  firstText: number;
  largestPaint: number;
  shown: number;
  usable: number;
  answered: number;
  /** 0 where no task took 50 ms. */
  longestTask: number;
  longTasks: number;
  shift: number;
}

/** Runs in the page before all else: adds up what the browser tells of its work. */
function watch(): void {
  const visit = { firstText: 0, largestPaint: 0, longestTask: 0, longTasks: 0, shift: 0 };
  Object.assign(window, { visit });
  const on = (type: string, note: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & { value: number });
    }).observe({ type, buffered: true });
  on('paint', ({ startTime, name }) => {
    if (name === 'first-contentful-paint') visit.firstText = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (visit.largestPaint = startTime));
  on('layout-shift', ({ value }) => (visit.shift += value));
  on('longtask', ({ duration }) => {
    visit.longestTask = Math.max(visit.longestTask, duration);
    visit.longTasks += duration;
  });
}

/** Opens a page on a phone with this line. The first visit of a context has nothing in its cache. */
export async function visit(context: BrowserContext, target: Target, line: Line) {
  const { url, usableAt, shownAt = usableAt, answeredAt = usableAt } = target;
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await slowDown(page);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  const reached = async (at: () => number) =>
    (await page.waitForFunction(at, undefined, { polling: 'raf', timeout: 120_000 })).jsonValue();
  const shown = await reached(shownAt);
  const usable = await reached(usableAt);
  // What the press below adds, such as an error, is no shift of a page that loads.
  const shift = await page.evaluate<number>('visit.shift');
  const answered = await reached(answeredAt);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate<Omit<Visit, 'shown' | 'usable' | 'answered'>>('visit');
  const found: Visit = { ...seen, shift, shown, usable, answered };
  await page.close();
  return found;
}
