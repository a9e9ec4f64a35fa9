import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { mutationScore, type MutationReport } from './mutation/mutationScore';

/**
 * `npm run mutation [-- group …]`: mutation tests of the pure modules. In each group, the unit tests must detect at
 * least 90 % of the mutants.
 */
const limit = 90;
const groups = JSON.parse(readFileSync('scripts/mutation/groups.json', 'utf8')) as Record<
  string,
  unknown
>;
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Groups: ${Object.keys(groups).join(', ')}.`);
  process.exit(1);
}

function run(group: string): { line: string; isOk: boolean } {
  console.log(`\n== ${group}`);
  const file = `.cache/reports/mutation/${group}.json`;
  rmSync(file, { force: true });
  const begin = performance.now();
  spawnSync(resolve('node_modules/.bin/stryker'), ['run'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, MUTATION_GROUP: group },
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  if (!existsSync(file)) return { line: `FAILED ${group}: it did not finish`, isOk: false };
  const report = JSON.parse(readFileSync(file, 'utf8')) as MutationReport;
  const { noticed, all, score } = mutationScore(report);
  const isOk = score >= limit;
  const line = `${isOk ? 'ok    ' : 'FAILED'} ${group.padEnd(10)} ${score.toFixed(1).padStart(5)} %  ${noticed} of ${all}, ${seconds} s`;
  return { line, isOk };
}

const results = (asked.length > 0 ? asked : Object.keys(groups)).map(run);
console.log(`\n${results.map(({ line }) => line).join('\n')}\n\nAt least ${limit} % each.`);
process.exitCode = results.every(({ isOk }) => isOk) ? 0 : 1;
