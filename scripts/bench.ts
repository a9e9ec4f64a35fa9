import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import type { Benchmark, RunningBenchmark } from './bench/benchmark';
import { firstLoads } from './bench/firstLoad';
import { listActions } from './bench/listActions';
import { longRun } from './bench/longRun';
import { longSession } from './bench/longSession';
import { manyRows } from './bench/manyRows';
import { priceMatrix } from './bench/priceMatrix';
import { circumstances, markdownOf, textOf } from './bench/report';
import { truckersCsv } from './bench/truckersCsv';
import { startBuiltApp, type BuiltApp } from '@tests/support/servers/builtApp';
import { launchChromium } from './chromium';

/**
 * `npm run bench [-- name…] [--rounds 7] [--beside folder]`: measures time and memory of the built app, and of
 * reference pages to compare it with, in a real browser with the HTTP mock. A missed goal is printed but does not fail
 * the command: times are comparable only within one run. `--beside` names the folder of an earlier build, which every
 * benchmark of several rounds measures in the same rounds, unless the build lacks the feature. A run of all benchmarks
 * also updates the tables in docs/performance.md. To add a benchmark, create a file in scripts/bench and list it here.
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
  options: { rounds: { type: 'string', default: '7' }, beside: { type: 'string' } },
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
  writeFileSync(page, (await format(page, text)).code);
}

interface Started extends RunningBenchmark {
  app: BuiltApp;
}

/** A round of an earlier build that takes longer than this counts as failed. No successful round takes that long. */
const patienceMs = 300_000;

/** Measures a round of an earlier build. Returns false if the round fails or hangs: the build may lack the feature. */
function measureBeside({ measure }: Started): Promise<boolean> {
  const measured = measure().then(
    () => true,
    () => false,
  );
  const hangs = new Promise<boolean>((done) => setTimeout(done, patienceMs, false).unref());
  return Promise.race([measured, hangs]);
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
  const browser = await launchChromium();
  const startIn = async (one: Benchmark, build: string): Promise<Started> => {
    const app = await startBuiltApp(build);
    return { ...(await one.start({ app, browser })), app };
  };
  const ready: { one: Benchmark; now: Started; before: Started | null }[] = [];
  for (const one of chosen) {
    const now = await startIn(one, folder);
    ready.push({
      one,
      now,
      before: values.beside && !one.isOnce ? await startIn(one, values.beside) : null,
    });
  }
  const absent = new Set<Benchmark>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { one, now, before } of ready) {
      if (one.isOnce && round > 0) continue;
      console.log(`round ${round + 1} of ${one.isOnce ? 1 : rounds}: ${one.name}`);
      if (before && !absent.has(one) && !(await measureBeside(before))) absent.add(one);
      await now.measure();
    }
  }
  const tables = ready.map(({ one, now, before }) => ({
    title: one.title,
    figures: now.figures(),
    beside: before && !absent.has(one) ? before.figures() : undefined,
  }));
  for (const { app, close } of ready.flatMap(({ now, before }) =>
    before ? [now, before] : [now],
  )) {
    await close();
    await app.close();
  }
  const when = circumstances(rounds, browser.version(), loadBefore);
  await browser.close();
  console.log(`\n${when}`);
  for (const table of tables) console.log(`\n${textOf(table)}`);
  if (isWhole) await writeTables([when, ...tables.map(markdownOf)].join('\n\n'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
