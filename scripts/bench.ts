import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import type { Benchmark } from './bench/benchmark';
import { firstLoads } from './bench/firstLoad';
import { listActions } from './bench/listActions';
import { longRun } from './bench/longRun';
import { longSession } from './bench/longSession';
import { manyRows } from './bench/manyRows';
import { priceMatrix } from './bench/priceMatrix';
import { circumstances, markdownOf, textOf } from './bench/report';
import { truckersCsv } from './bench/truckersCsv';
import { startBuiltApp } from '@tests/support/servers/builtApp';
import { ensureChromium } from './chromium';
import { chromiumArgs } from './chromiumArgs';

/**
 * `npm run bench [-- name…] [--rounds 7]`: measures time and memory of the built app, and of reference pages to compare
 * it with, in a real browser with the HTTP mock. A missed goal is printed but does not fail the command: times are
 * comparable only within one run. A run of all benchmarks also updates the tables in docs/performance.md. To add a
 * benchmark, create a file in scripts/bench and list it here.
 */
const benchmarks: readonly Benchmark[] = [
  ...firstLoads,
  listActions,
  manyRows,
  priceMatrix,
  longRun,
  truckersCsv,
  longSession,
];

const page = 'docs/performance.md';
const folder = resolve(process.env.APP_BUILD_FOLDER ?? 'dist');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '7' } },
});
const rounds = Number(values.rounds);
const isWhole = positionals.length === 0;
const chosen = benchmarks.filter(({ name }) => isWhole || positionals.includes(name));

/** Replaces the tables between the markers in docs/performance.md. */
async function writeTables(tables: string): Promise<void> {
  const text = readFileSync(page, 'utf8').replace(
    /(<!-- measured -->)[^]*(<!-- \/measured -->)/,
    (_, start: string, end: string) => `${start}\n\n${tables}\n\n${end}`,
  );
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), parser: 'markdown' }));
}

async function main(): Promise<void> {
  if (chosen.length === 0) {
    throw new Error(`Known benchmarks: ${benchmarks.map(({ name }) => name).join(', ')}.`);
  }
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number.');
  if (!existsSync(resolve(folder, 'index.html'))) {
    throw new Error(`There is no build in ${folder}: run "npm run build" first.`);
  }
  const [loadBefore = 0] = loadavg();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArgs,
  });
  const ready = [];
  for (const one of chosen) {
    const app = await startBuiltApp(folder);
    ready.push({ ...one, ...(await one.start({ app, browser })), app });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, isOnce, measure } of ready) {
      if (isOnce && round > 0) continue;
      console.log(`round ${round + 1} of ${isOnce ? 1 : rounds}: ${name}`);
      await measure();
    }
  }
  for (const { app, close } of ready) {
    await close();
    await app.close();
  }
  const when = circumstances(rounds, browser.version(), loadBefore);
  await browser.close();
  console.log(`\n${when}`);
  for (const one of chosen) console.log(`\n${textOf(one)}`);
  if (isWhole) await writeTables([when, ...chosen.map(markdownOf)].join('\n\n'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
