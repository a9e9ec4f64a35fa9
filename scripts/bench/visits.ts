import type { BrowserContext } from '@playwright/test';
import { slowDown } from './contexts';

/** A connection: latency in milliseconds per request, throughput in bytes per second. */
export interface Line {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** The connection that the performance goals assume: 150 ms per request, 1.6 Mbit/s down. */
export const phoneLine: Line = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
/** A very poor mobile connection. */
export const slowestLine: Line = {
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 25_000,
};

/**
 * A page to visit. The probes run in the page in each frame: they return 0 until their condition holds, then the time.
 */
export interface Target {
  url: string;
  /** When the data is visible, if that is before it can be used (`usableAt`). */
  shownAt?: () => number;
  usableAt: () => number;
  /** Presses a control in each frame until the page reacts. */
  answeredAt?: () => number;
}

/** Times of a visit in milliseconds from its start, and the sum of its layout shifts. */
export interface Visit {
  firstText: number;
  largestPaint: number;
  shown: number;
  usable: number;
  answered: number;
  /** The longest task; 0 if no task took 50 ms. */
  longestTask: number;
  longTasks: number;
  shift: number;
}

type Seen = Omit<Visit, 'largestPaint' | 'shown' | 'usable' | 'answered'> & {
  /** The times at which a larger element than before was painted. */
  largestPaints: number[];
};

/** Runs in the page before its scripts: collects the browser's performance entries. */
function watch(): void {
  const largestPaints: number[] = [];
  const visit = { firstText: 0, largestPaints, longestTask: 0, longTasks: 0, shift: 0 };
  Object.assign(window, { visit });
  const on = (type: string, note: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & { value: number });
    }).observe({ type, buffered: true });
  on('paint', ({ startTime, name }) => {
    if (name === 'first-contentful-paint') visit.firstText = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => largestPaints.push(startTime));
  on('layout-shift', ({ value }) => (visit.shift += value));
  on('longtask', ({ duration }) => {
    visit.longestTask = Math.max(visit.longestTask, duration);
    visit.longTasks += duration;
  });
}

/**
 * Opens a page with the window and processor of a phone on the connection `line`, and returns the times. The first
 * visit of a context has an empty cache.
 */
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
  // Measure the layout shift before `answeredAt` presses a control: an error that appears then is no shift of the load.
  const shift = await page.evaluate<number>('visit.shift');
  const answered = await reached(answeredAt);
  await page.waitForLoadState('networkidle');
  // Wait for the largest paint, which Chromium reports some time later. A page without text, such as the reference page
  // of the libraries alone, has none.
  await page.waitForFunction('visit.largestPaints.length > 0 || !document.body.innerText.trim()');
  const { largestPaints, ...seen } = await page.evaluate<Seen>('visit');
  // Ignore paints after the press of `answeredAt`. With real input Chromium would stop looking for larger paints, but
  // it does not take this press for input.
  const paints = target.answeredAt ? largestPaints.filter((at) => at < usable) : largestPaints;
  const found: Visit = {
    ...seen,
    largestPaint: paints.at(-1) ?? 0,
    shift,
    shown,
    usable,
    answered,
  };
  await page.close();
  return found;
}
