import { chromium } from '@playwright/test';
import { buildReference } from '@tests/support/first-load/buildReference';
import { startBuiltApp } from '@tests/support/servers/builtApp';
import { measureFirstLoad, screens, type FirstLoad } from '@tests/support/first-load/firstLoad';
import { ensureChromium } from './chromium';
import { chromiumArgs } from './chromiumArgs';

/**
 * `npm run size`: what each first load of the built app weighs in a real browser, as ratios to two
 * references built in the same run, held against the budgets. See docs/decisions/0002-bytes.md.
 */

interface Budget {
  what: string;
  value: number;
  limit: number;
  unit: string;
}

const kB = (bytes: number) => bytes / 1000;

function budgetsOf(name: string, load: FirstLoad, limits: (typeof screens)[number]): Budget[] {
  return [
    {
      what: `${name}: style sheets`,
      value: kB(load.styleBytes),
      limit: limits.styleKilobytes,
      unit: 'kB',
    },
    {
      what: `${name}: requests until usable`,
      value: load.requestsUntilUsable,
      limit: limits.requests,
      unit: '',
    },
    { what: `${name}: layout shift`, value: load.layoutShift, limit: 0, unit: '' },
    { what: `${name}: code for later`, value: load.early.length, limit: 0, unit: 'kinds' },
  ];
}

function print(budgets: Budget[]): number {
  let failed = 0;
  for (const { what, value, limit, unit } of budgets) {
    const isOk = value <= limit;
    if (!isOk) failed += 1;
    const shown = (number: number) => String(Math.round(number * 1000) / 1000).padStart(8);
    console.log(
      `${isOk ? 'ok    ' : 'FAILED'} ${what.padEnd(58)}${shown(value)} of at most${shown(limit)} ${unit}`,
    );
  }
  return failed;
}

const [reactAlone, librariesAlone] = (
  await Promise.all([buildReference('reactAlone'), buildReference('librariesAlone')])
).map(({ bytes }) => bytes) as [number, number];
console.log(
  `(b) react alone ${kB(reactAlone).toFixed(1)} kB, (c) the libraries alone ${kB(librariesAlone).toFixed(1)} kB, brotli`,
);

const app = await startBuiltApp();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArgs,
});
const budgets: Budget[] = [];
for (const screen of screens) {
  const load = await measureFirstLoad(browser, app, screen);
  budgets.push({
    what: `${screen.name}: script (the goal is ${screen.script.goal} × c)`,
    value: load.scriptBytes / librariesAlone,
    limit: screen.script.limit,
    unit: '× c',
  });
  budgets.push(...budgetsOf(screen.name, load, screen));
  console.log(
    `\n${screen.name}\n  ${load.files.map(({ name, bytes }) => `${name} ${kB(bytes).toFixed(1)}`).join('\n  ')}`,
  );
}
await browser.close();
await app.close();

console.log('');
const failed = print(budgets);
console.log(`\nBudgets: ${budgets.length - failed} kept, ${failed} broken`);
process.exitCode = failed === 0 ? 0 : 1;
