import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import type { BuiltApp } from './builtApp';

/** A screen whose first load has a budget (the limits are those of docs/decisions/0002-bytes.md). */
export interface BudgetedScreen {
  name: string;
  /** Opens the screen in a fresh page and waits until it can be used. */
  open: (page: Page, app: BuiltApp) => Promise<void>;
  /** Script as a ratio to the libraries alone. */
  scriptRatio: number;
  styleKilobytes: number;
  requests: number;
}

/** What a first load took; bytes are brotli. */
export interface FirstLoad {
  scriptBytes: number;
  styleBytes: number;
  requestsUntilUsable: number;
  layoutShift: number;
  files: { name: string; bytes: number }[];
}

/** The first loads that have a budget. */
export const screens: BudgetedScreen[] = [
  {
    name: 'registration link',
    open: async (page, app) => {
      await page.goto(`${app.origin}/registration/${demoTokens.invited}`);
      await page.getByRole('textbox', { name: 'Navn' }).waitFor();
    },
    scriptRatio: 1.25,
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
    scriptRatio: 1.2,
    styleKilobytes: 20,
    requests: 8,
  },
];

function brotliBytes(folder: string, path: string): number {
  return statSync(join(folder, `${path}.br`)).size;
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
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await screen.open(page, app);
  const requestsUntilUsable = asked.length;
  await page.waitForLoadState('networkidle');
  const layoutShift = await page.evaluate(() =>
    (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce((a, b) => a + b, 0),
  );
  await page.close();
  const files = asked
    .filter((path) => /\.(js|css)$/.test(path))
    .map((name) => ({ name, bytes: brotliBytes(app.folder, name) }));
  const sum = (ending: string) =>
    files
      .filter(({ name }) => name.endsWith(ending))
      .reduce((total, { bytes }) => total + bytes, 0);
  return {
    scriptBytes: sum('.js'),
    styleBytes: sum('.css'),
    requestsUntilUsable,
    layoutShift,
    files,
  };
}
