import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { knownResults, projectFiles } from './results/knownResults';

/**
 * The tests of `npm run validate`: all that Jest runs but the faults and damaged answers of every screen, and of these only
 * what may have changed since it passed.
 */
const isSlow = /^tests\/(integration\/(faults|fuzz)|contract\/fuzz)\//;
const files = projectFiles(
  /^tests\/(unit|integration|contract|architecture)\/.*\.test\.tsx?$/,
).filter((path) => !isSlow.test(path));
const settings = [
  'jest.config.mjs',
  'tests/support/jest/setup.ts',
  'tests/support/jest/setupPage.ts',
  'tests/support/jest/environment.ts',
];
const { unknown, note } = knownResults('jest', files, settings);
console.log(`${String(unknown.length)} of ${String(files.length)} files may have changed`);

if (unknown.length > 0) {
  const report = resolve('.cache/reports/quickJest.json');
  rmSync(report, { force: true });
  const { status } = spawnSync(
    resolve('node_modules/.bin/jest'),
    ['--json', `--outputFile=${report}`, '--runTestsByPath', ...unknown],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string }[];
  };
  const passed = testResults.filter(({ status: outcome }) => outcome === 'passed');
  note(passed.map(({ name }) => relative(process.cwd(), name)));
  process.exitCode = status ?? 1;
}
