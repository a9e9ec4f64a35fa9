import type { Browser, Page } from '@playwright/test';
import type { BuiltApp } from '@tests/support/servers/builtApp';

/** One line of a benchmark's table. Times are of this machine in this run; a goal is told, never asserted. */
export interface Figure {
  what: string;
  value: number;
  /** `ms`, `×` (a ratio), `MB`; empty for a count. */
  unit: string;
  /** At most this, where docs/decisions or the product's bars name a goal. */
  goal?: number;
}

/** What a benchmark works with: the built app with a mock of its own behind it, and a browser. */
export interface Bench {
  app: BuiltApp;
  browser: Browser;
}

/** A benchmark: `npm run bench` runs them all, `npm run bench -- <name>` those it is named. */
export interface Benchmark {
  name: string;
  run: (bench: Bench) => Promise<Figure[]>;
}

/** The middle of some measurements; of an even number, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** A page in Danish, of a member of staff who is signed in. */
export async function openStaffPage({ app, browser }: Bench): Promise<Page> {
  const session = await app.signIn('admin');
  const page = await browser.newPage({ locale: 'da-DK', acceptDownloads: true });
  await page.addInitScript(([token, user]) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', user);
  }, session);
  return page;
}
