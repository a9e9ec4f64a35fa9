import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { knownResults, projectFiles } from './results/knownResults';
import { jestReport as report } from './stages/all';

/**
 * All that Jest runs. With `--changed`, as `npm run validate` does, only files whose result may have changed since they
 * passed: units, contract and architecture, and the screens' where a change reaches a few of them.
 */
const isWhole = !process.argv.includes('--changed');

/** Every screen with every fault and damaged answer: minutes, whatever has changed. */
const isSlow = /^tests\/(integration\/(faults|fuzz)|contract\/fuzz)\//;
const isOfScreen = (path: string) => path.startsWith('tests/integration/');
/** About what half a minute has room for. */
const fewScreens = 12;

const files = projectFiles(/^tests\/(unit|integration|contract|architecture)\/.*\.test\.tsx?$/);
const known = knownResults('jest', files, [
  'jest.config.mjs',
  'tests/support/jest/setup.ts',
  'tests/support/jest/setupPage.ts',
  'tests/support/jest/environment.ts',
]);

function wanted(): string[] {
  if (isWhole) return files;
  const unknown = known.unknown.filter((path) => !isSlow.test(path));
  const screens = unknown.filter(isOfScreen);
  if (screens.length <= fewScreens) return unknown;
  console.log(`${screens.length} files of screens may have changed: they are left to npm test`);
  return unknown.filter((path) => !isOfScreen(path));
}

function run(paths: readonly string[]): number {
  rmSync(report, { force: true });
  const { status } = spawnSync(
    resolve('node_modules/.bin/jest'),
    ['--json', `--outputFile=${report}`, '--runTestsByPath', ...paths],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (!existsSync(report)) return 1;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string }[];
  };
  const passed = testResults.filter(({ status: outcome }) => outcome === 'passed');
  known.note(passed.map(({ name }) => relative(process.cwd(), name)));
  return status ?? 1;
}

const paths = wanted();
console.log(`${paths.length} of ${files.length} files of tests`);
process.exitCode = paths.length > 0 ? run(paths) : 0;
