import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { buildReference, writeStaticPage } from '@scripts/first-load/buildReference';
import { serveStatic } from '@tests/support/servers/staticFiles';
import type { Target } from './visits';

/** A reference page that is served for a measurement. */
export interface Served {
  url: string;
  close: () => void;
}

async function serve(folder: string): Promise<Served> {
  const server = createServer((request, response) => serveStatic(folder, request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}/`, close: () => server.close() };
}

/** Serves a page of scripts/first-load/references. */
export async function serveReference(name: string): Promise<Served> {
  return serve((await buildReference(name)).folder);
}

/** Serves reference page (a) of docs/performance.md: a snapshot of a usable page as static HTML with inline styles. */
export async function serveAsStatic(
  context: BrowserContext,
  build: string,
  { url, usableAt }: Target,
): Promise<Served> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(usableAt);
  const markup = await page.content();
  const sheets = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
      ({ href }) => new URL(href).pathname,
    ),
  );
  await page.close();
  const styles = sheets.map((href) => readFileSync(join(build, href), 'utf8')).join('');
  const html = markup
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*rel="(?:stylesheet|preload|modulepreload|prefetch)"[^>]*>/g, '')
    .replace('</head>', () => `<style>${styles}</style></head>`);
  return serve(writeStaticPage(html));
}
