import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import type { BuiltApp } from '@tests/support/servers/builtApp';

/** A screen whose first load has a budget. */
export interface BudgetedScreen {
  name: string;
  /** Opens the screen in a new page and waits until it shows its data. */
  open: (page: Page, app: BuiltApp) => Promise<void>;
  /**
   * Limits as multiples of the script of a page with the libraries alone (`references/librariesAlone.tsx`): `needed`
   * without prefetched scripts, `inAll` with them. `goal` is what `inAll` should become.
   */
  script: { needed: number; inAll: number; goal: number };
  styleKilobytes: number;
  requests: number;
  /** Words that occur only in code that must not be loaded yet, such as the date picker's. */
  absent: string[];
}

/** Measurements of a first load; bytes are brotli. */
export interface FirstLoad {
  /** The size of all scripts, including prefetched ones. */
  scriptBytes: number;
  /** The size of the scripts without prefetched ones, as in a browser with data saving. */
  neededScriptBytes: number;
  styleBytes: number;
  neededRequests: number;
  layoutShift: number;
  /** The size of the HTML with its inline scripts and styles. */
  pageBytes: number;
  inlineScriptBytes: number;
  inlineStyleBytes: number;
  files: { name: string; bytes: number }[];
  /** The screen's `absent` words that were loaded anyway. */
  early: string[];
}

export const screens: BudgetedScreen[] = [
  {
    name: 'registration link',
    open: async (page, app) => {
      await page.goto(`${app.origin}/registration/${demoTokens.invited}`);
      await page.getByRole('button', { name: 'Ret' }).waitFor();
    },
    // `inAll` is above the goal by the script of toasts, which is prefetched when the browser is idle.
    script: { needed: 1.75, inAll: 1.93, goal: 1.75 },
    absent: ['react-datepicker', 'modal-dialog', 'react-paginate'],
    styleKilobytes: 16,
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
    script: { needed: 1.9, inAll: 1.9, goal: 1.9 },
    absent: ['react-datepicker', 'useFormik', 'notOneOf'],
    styleKilobytes: 18.2,
    requests: 10,
  },
];

/** The size of inline styles or scripts. Counts only tags without attributes, so it leaves out the settings. */
function inlineBytes(html: string, tag: 'style' | 'script'): number {
  const pieces = Array.from(
    html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g')),
    ([, piece = '']) => piece,
  );
  return brotliCompressSync(pieces.join('')).length;
}

function brotliBytes(folder: string, path: string): number {
  return statSync(join(folder, `${path}.br`)).size;
}

/** Runs in the page before its scripts: records layout shifts. */
function watchLayout(): void {
  const shifts: number[] = [];
  Object.assign(window, { layoutShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.push((entry as unknown as { value: number }).value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Runs in the page before its scripts: turns on data saving, so that the application prefetches nothing, and never
 * reports idle time, which a real browser reports at another moment in each run.
 */
function loadOnlyNeeded(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  Object.defineProperty(window, 'requestIdleCallback', { value: Number });
}

/** Runs in the page before its scripts: reports idle time at once, so that all that is prefetched is counted. */
function loadAll(): void {
  Object.defineProperty(window, 'requestIdleCallback', { value: setTimeout });
}

/** Opens a screen with an empty cache and waits until it sends no more requests. */
async function openScreen(
  browser: Browser,
  app: BuiltApp,
  screen: BudgetedScreen,
  ...scripts: (() => void)[]
): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.newPage({ locale: 'da-DK' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === app.origin) asked.push(pathname);
  });
  for (const script of scripts) await page.addInitScript(script);
  await screen.open(page, app);
  await page.waitForLoadState('networkidle');
  return { page, asked };
}

const isScript = (path: string) => path.endsWith('.js');

/** Opens a screen with and without data saving, and adds up what the browser requested. */
export async function measureFirstLoad(
  browser: Browser,
  app: BuiltApp,
  screen: BudgetedScreen,
): Promise<FirstLoad> {
  const needed = await openScreen(browser, app, screen, loadOnlyNeeded);
  await needed.page.close();
  const { page, asked } = await openScreen(browser, app, screen, watchLayout, loadAll);
  const layoutShift = await page.evaluate(() =>
    (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce((a, b) => a + b, 0),
  );
  const html = await (await fetch(page.url())).text();
  await page.close();
  const files = asked
    .filter((path) => /\.(js|css)$/.test(path))
    .map((name) => ({ name, bytes: brotliBytes(app.folder, name) }));
  const scripts = files.filter(({ name }) => isScript(name));
  const texts = scripts.map(({ name }) => readFileSync(join(app.folder, name), 'utf8'));
  const inlineStyleBytes = inlineBytes(html, 'style');
  const sum = (some: FirstLoad['files']) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    scriptBytes: sum(scripts),
    neededScriptBytes: sum(scripts.filter(({ name }) => needed.asked.includes(name))),
    styleBytes: inlineStyleBytes + sum(files.filter(({ name }) => name.endsWith('.css'))),
    neededRequests: needed.asked.length,
    layoutShift,
    pageBytes: brotliCompressSync(html).length,
    inlineScriptBytes: inlineBytes(html, 'script'),
    inlineStyleBytes,
    files,
    early: screen.absent.filter((word) => texts.some((text) => text.includes(word))),
  };
}
