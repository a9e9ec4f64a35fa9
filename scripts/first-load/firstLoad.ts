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
  /** Script as a ratio to the libraries alone: what may be needed and what may come in all now, and what is to come in all. */
  script: { needed: number; inAll: number; goal: number };
  styleKilobytes: number;
  requests: number;
  /** Words of code that is for later, such as the date picker. */
  absent: string[];
}

/** What a first load took; bytes are brotli. */
export interface FirstLoad {
  /** With what is fetched ahead of its use. */
  scriptBytes: number;
  /** Without that: what a browser fetches whose user saves data. */
  neededScriptBytes: number;
  styleBytes: number;
  neededRequests: number;
  layoutShift: number;
  /** The page itself, with what stands in it. */
  pageBytes: number;
  /** The script and the styles that stand in it. */
  inlineScriptBytes: number;
  inlineStyleBytes: number;
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
    // The toasts, which are fetched when the browser is idle, are what is above the goal.
    script: { needed: 1.75, inAll: 1.9, goal: 1.75 },
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
    // With those of the toasts, which a slow machine has fetched by then.
    styleKilobytes: 17,
    requests: 10,
  },
];

/** The styles or the script that stand in a page, as brotli. */
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

/** Runs in the page before all else: notes layout shifts. */
function watchLayout(): void {
  const shifts: number[] = [];
  Object.assign(window, { layoutShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.push((entry as unknown as { value: number }).value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page before all else: the application fetches nothing ahead of its use. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Opens a screen with a cold cache, until nothing more is asked for. */
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

/** Opens a screen as most do, and as a user who saves data does, and adds up what the browser asked for. */
export async function measureFirstLoad(
  browser: Browser,
  app: BuiltApp,
  screen: BudgetedScreen,
): Promise<FirstLoad> {
  const needed = await openScreen(browser, app, screen, saveData);
  await needed.page.close();
  const { page, asked } = await openScreen(browser, app, screen, watchLayout);
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
