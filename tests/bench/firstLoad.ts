import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { buildReference, writeStaticPage } from '@tests/support/first-load/buildReference';
import { serveStatic } from '@tests/support/servers/staticFiles';
import { median, type Bench, type Benchmark } from './benchmark';

const rounds = 7;
/** The phone of the product's bars: 4 times slower, 150 ms a request, 1.6 Mbit/s down. */
const cpuSlowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

interface Target {
  name: string;
  url: string;
  /** Runs in the page until it is true: what was opened can be used. */
  isUsable: string;
}

interface Loaded {
  largestPaint: number;
  usable: number;
}

/** Runs in the page before all else: notes the largest paint so far. */
function watchPaints(): void {
  new PerformanceObserver((list) => {
    Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function load({ browser }: Bench, { url, isUsable }: Target): Promise<Loaded> {
  const page: Page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(watchPaints);
  await page.goto(url);
  const usable = await page
    .waitForFunction(`${isUsable} && performance.now()`, undefined, { polling: 'raf' })
    .then((handle) => handle.jsonValue() as Promise<number>);
  await page.waitForLoadState('networkidle');
  const largestPaint = await page.evaluate<number>('window.largestPaint ?? 0');
  await page.close();
  return { largestPaint, usable };
}

async function serve(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => serveStatic(folder, request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}/`, close: () => server.close() };
}

/** The wizard's first view as one static page with its styles inline: reference (a). */
async function photograph({ app, browser }: Bench, url: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(isDataThere);
  const markup = await page.content();
  const sheets = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
      ({ href }) => new URL(href).pathname,
    ),
  );
  await page.close();
  const styles = sheets.map((href) => readFileSync(join(app.folder, href), 'utf8')).join('');
  return markup
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `<style>${styles}</style></head>`);
}

/** The haulier's own data can be changed: it is there. */
const isDataThere = `Array.from(document.querySelectorAll('button')).some(({ textContent }) => textContent === 'Ret')`;
const isThere = `Boolean(document.body?.innerText.trim())`;

/** The first load of a registration link on a slow phone, beside a static page and React alone. */
export const firstLoad: Benchmark = {
  name: 'first-load',
  run: async (bench) => {
    const link = `${bench.app.origin}/registration/${demoTokens.invited}`;
    const staticPage = await serve(writeStaticPage(await photograph(bench, link)));
    const reactPage = await serve((await buildReference('reactAlone')).folder);
    const targets: Target[] = [
      { name: '(a) static page', url: staticPage.url, isUsable: isThere },
      { name: '(b) react alone', url: reactPage.url, isUsable: isThere },
      { name: 'registration link', url: link, isUsable: isDataThere },
    ];
    const loads = targets.map((): Loaded[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, target] of targets.entries())
        loads[index]?.push(await load(bench, target));
    }
    staticPage.close();
    reactPage.close();
    const middle = (index: number, key: keyof Loaded) =>
      median((loads[index] ?? []).map((each) => each[key]));
    return [
      ...targets.flatMap(({ name }, index) => [
        { what: `${name}: largest paint`, value: middle(index, 'largestPaint'), unit: 'ms' },
        { what: `${name}: usable`, value: middle(index, 'usable'), unit: 'ms' },
      ]),
      {
        what: 'largest paint to (a)',
        value: middle(2, 'largestPaint') / middle(0, 'largestPaint'),
        unit: '×',
        goal: 1.25,
      },
      {
        what: 'usable to (b)',
        value: middle(2, 'usable') / middle(1, 'usable'),
        unit: '×',
        goal: 1.3,
      },
    ];
  },
};
