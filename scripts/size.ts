import { none, printBudgets, type Budget } from '@scripts/first-load/budgets';
import { buildReference } from '@scripts/first-load/buildReference';
import { measureFirstLoad, screens, type FirstLoad } from '@scripts/first-load/firstLoad';
import { findGone, findUnexplained } from '@scripts/first-load/parts';
import { reasons } from '@scripts/first-load/reasons';
import { buildSourceMaps } from '@scripts/first-load/sourceMaps';
import { explain, whyOf, type Explained } from '@scripts/first-load/why';
import { startBuiltApp } from '@tests/support/servers/builtApp';
import { launchChromium } from './chromium';

/**
 * `npm run size`: measures the first loads of the built app in a real browser and compares them with the budgets. The
 * budgets for scripts are multiples of a reference bundle of the libraries alone, which is built in the same run. With
 * `-- --why`, builds again with source maps, lists the parts of each first load and fails for a part of 1 kB or more
 * without an entry in first-load/reasons.ts.
 */
const asksWhy = process.argv.includes('--why');

const kB = (bytes: number) => bytes / 1000;

function budgetsOf(name: string, load: FirstLoad, limits: (typeof screens)[number]): Budget[] {
  return [
    {
      what: `${name}: styles`,
      value: kB(load.styleBytes),
      limit: limits.styleKilobytes,
      unit: 'kB',
    },
    {
      what: `${name}: script in the page`,
      value: kB(load.inlineScriptBytes),
      limit: 2.5,
      unit: 'kB',
    },
    {
      what: `${name}: requests needed`,
      value: load.neededRequests,
      limit: limits.requests,
      unit: '',
    },
    { what: `${name}: layout shift`, value: load.layoutShift, limit: 0, unit: '' },
    none(`${name}: code needed only later`, load.early),
  ];
}

const [reactAlone, librariesAlone] = (
  await Promise.all([buildReference('reactAlone'), buildReference('librariesAlone')])
).map(({ bytes }) => bytes) as [number, number];
console.log(
  `(b) react alone ${kB(reactAlone).toFixed(1)} kB, (c) the libraries alone ${kB(librariesAlone).toFixed(1)} kB, brotli`,
);

const maps = asksWhy ? await buildSourceMaps() : '';
const app = await startBuiltApp();
const browser = await launchChromium();
const budgets: Budget[] = [];
const explained: Explained[] = [];
for (const screen of screens) {
  const load = await measureFirstLoad(browser, app, screen);
  const { needed, inAll, goal } = screen.script;
  budgets.push(
    {
      what: `${screen.name}: script needed`,
      value: load.neededScriptBytes / librariesAlone,
      limit: needed,
      unit: '× c',
    },
    {
      what: `${screen.name}: total script (the goal is ${goal} × c)`,
      value: load.scriptBytes / librariesAlone,
      limit: inAll,
      unit: '× c',
    },
  );
  if (asksWhy) explained.push(explain(screen, load, app.folder, maps));
  budgets.push(...budgetsOf(screen.name, load, screen));
  console.log(
    `\n${screen.name}\n  ${load.files.map(({ name, bytes }) => `${name} ${kB(bytes).toFixed(1)}`).join('\n  ')}`,
  );
}
await browser.close();
await app.close();

if (asksWhy) {
  const loads = explained.map(({ parts }) => parts);
  budgets.push(
    none('parts of 1 kB or more without a reason', findUnexplained(loads, reasons)),
    none('reasons for parts that no first load contains', findGone(loads, reasons)),
  );
  console.log(`\n${explained.map(whyOf).join('\n\n')}`);
}

console.log('');
const failed = printBudgets(budgets);
console.log(`\nBudgets: ${budgets.length - failed} kept, ${failed} broken`);
process.exitCode = failed === 0 ? 0 : 1;
