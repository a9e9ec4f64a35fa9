import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import type { BuiltApp } from '@tests/support/servers/builtApp';

/** A screen whose first load has a budget (the limits are those of docs/decisions/0002-bytes.md). */
export interface BudgetedScreen {
  name: string;
  /** Opens the screen in a fresh page and waits until it shows its data. */
  open: (page: Page, app: BuiltApp) => Promise<void>;
  /** An element of the first view. */
  firstView: string;
  /** The answer that the first view waits for; what is asked for after it delays nothing. */
  data: string;
  /** Script as a ratio to the libraries alone: what it may be now until the page is usable and in all, and what it is to become. */
  script: { untilUsable: number; inAll: number; goal: number };
  styleKilobytes: number;
  requests: number;
  /** Words of code that is for later: the date picker, dialogs, validation. */
  absent: string[];
}

/** What a first load took; bytes are brotli. */
export interface FirstLoad {
  /** With what is fetched ahead of its use. */
  scriptBytes: number;
  scriptBytesUntilUsable: number;
  styleBytes: number;
  requestsUntilUsable: number;
  layoutShift: number;
  /** The page itself, with what stands in it. */
  pageBytes: number;
  files: { name: string; bytes: number }[];
  /** Those of the screen's `absent` words that were loaded all the same. */
  early: string[];
}

/** The first loads that have a budget. */
export const screens: BudgetedScreen[] = [
  {
    name: 'registration link',
    open: async (page, app) => {
      await page.goto(`${app.origin}/registration/${demoTokens.invited}`);
      await page.getByRole('button', { name: 'Ret' }).waitFor();
    },
    firstView: 'form .details-card',
    data: '/api/step/get-trucker-info/',
    script: { untilUsable: 1.31, inAll: 1.45, goal: 1.25 },
    absent: ['react-datepicker', 'modal-dialog', 'react-paginate', 'notOneOf'],
    styleKilobytes: 7.5,
    requests: 8,
  },
  {
    name: 'haulier list, signed in',
    open: async (page, app) => {
      const session = await app.signIn('admin');
      await page.addInitScript(([token, user]) => {
        localStorage.setItem('token', token);
        localStorage.setItem('user', user);
      }, session);
      await page.goto(`${app.origin}/admin/truckers`);
      await page.getByRole('row').nth(1).waitFor();
    },
    firstView: 'tbody tr',
    data: '/api/truckers/get-truckers',
    script: { untilUsable: 1.275, inAll: 1.42, goal: 1.2 },
    absent: ['react-datepicker', 'modal-dialog', 'useFormik', 'notOneOf'],
    styleKilobytes: 10,
    requests: 8,
  },
];

/** The style sheet that stands in a page, as brotli; of what the server sends at this address. */
export async function inlineStyleBytes(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  const styles = /<style>([^]*?)<\/style>/.exec(html)?.[1];
  if (styles === undefined) throw new Error(`${address} has no styles of its own.`);
  return brotliCompressSync(styles).length;
}

function brotliBytes(folder: string, path: string): number {
  return statSync(join(folder, `${path}.br`)).size;
}

/** Runs in the page: the addresses that were asked for before the first view stood with its data, save the page's own. */
function askedUntilUsable(data: string): string[] {
  const { firstViewAt } = window as unknown as { firstViewAt: number };
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const dataAt = requests.find(({ name }) => name.includes(data))?.responseEnd ?? Infinity;
  const usableAt = Math.max(firstViewAt, dataAt);
  return requests
    .filter(({ startTime }) => startTime < usableAt)
    .map(({ name }) => new URL(name).pathname);
}

/** Runs in the page before all else: notes layout shifts, and when the first view appears. */
function watchFirstView(selector: string): void {
  const shifts: number[] = [];
  Object.assign(window, { layoutShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.push((entry as unknown as { value: number }).value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    Object.assign(window, { firstViewAt: performance.now() });
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Opens a screen with a cold cache and adds up what the browser asked for. */
export async function measureFirstLoad(
  browser: Browser,
  app: BuiltApp,
  screen: BudgetedScreen,
): Promise<FirstLoad> {
  const page = await browser.newPage({ locale: 'da-DK' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === app.origin) asked.push(pathname);
  });
  await page.addInitScript(watchFirstView, screen.firstView);
  await screen.open(page, app);
  const untilUsable = await page.evaluate(askedUntilUsable, screen.data);
  await page.waitForLoadState('networkidle');
  const layoutShift = await page.evaluate(() =>
    (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce((a, b) => a + b, 0),
  );
  const html = await (await fetch(page.url())).text();
  await page.close();
  const files = asked
    .filter((path) => /\.(js|css)$/.test(path))
    .map((name) => ({ name, bytes: brotliBytes(app.folder, name) }));
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const texts = scripts.map(({ name }) => readFileSync(join(app.folder, name), 'utf8'));
  const sum = (some: FirstLoad['files']) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    scriptBytes: sum(scripts),
    scriptBytesUntilUsable: sum(scripts.filter(({ name }) => untilUsable.includes(name))),
    styleBytes: sum(files.filter(({ name }) => name.endsWith('.css'))),
    requestsUntilUsable: 1 + untilUsable.length,
    layoutShift,
    pageBytes: brotliCompressSync(html).length,
    files,
    early: screen.absent.filter((word) => texts.some((text) => text.includes(word))),
  };
}
