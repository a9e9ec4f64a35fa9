import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import type { Figure } from '../bench/benchmark';
import { firstLoad } from '../bench/firstLoad';
import { truckersCsv } from '../bench/truckersCsv';
import { startBuiltApp } from '@tests/support/servers/builtApp';
import { ensureChromium } from './chromium';
import { chromiumArgs } from './chromiumArgs';

/**
 * `npm run bench`: what the built app takes of time and memory, in a real browser over the HTTP mock. It prints and
 * judges nothing: times hold only beside what was measured in the same run. A further benchmark is a file in
 * tests/bench and a place in this list.
 */
const benchmarks = [firstLoad, truckersCsv];

const folder = resolve(process.env.APP_BUILD_FOLDER ?? 'dist');
const wanted = process.argv.slice(2);
const chosen = benchmarks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

function lineOf({ what, value, unit, goal }: Figure): string {
  const digits = unit === '×' ? 2 : unit === 'MB' ? 1 : 0;
  const isKept = goal !== undefined && value <= goal;
  const verdict = goal === undefined ? '' : `  goal ${goal}: ${isKept ? 'kept' : 'missed'}`;
  return `  ${what.padEnd(48)}${value.toFixed(digits).padStart(10)} ${unit.padEnd(2)}${verdict}`;
}

async function main(): Promise<void> {
  if (chosen.length === 0) {
    throw new Error(`There is: ${benchmarks.map(({ name }) => name).join(', ')}.`);
  }
  if (!existsSync(resolve(folder, 'index.html'))) {
    throw new Error(`There is no build in ${folder}: run "npm run build" first.`);
  }
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArgs,
  });
  for (const { name, run } of chosen) {
    const app = await startBuiltApp(folder);
    console.log(`\n${name}`);
    for (const figure of await run({ app, browser })) console.log(lineOf(figure));
    await app.close();
  }
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
