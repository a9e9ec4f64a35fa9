import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';

/**
 * Runs Jest for `npm run validate`: the tests that import files changed by the last commit or since then, and the
 * architecture tests, which scan files without importing them.
 */

/** Matches tests that are left out: those of each screen with each fault and damaged response take minutes. */
const isSlow = /^tests\/(integration\/(faults|fuzz)|contract\/fuzz)\//;
const isOfScreen = (path: string) => path.startsWith('tests/integration/');
/** Up to this many affected test files of screens are run (half a minute). If there are more, `npm test` runs them. */
const fewScreens = 12;

const jest = resolve('node_modules/.bin/jest');

// In a shallow clone with only the last commit, take the tests that import files changed since then.
const { status: found } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD~1']);
const base = found === 0 ? 'HEAD~1' : 'HEAD';
const { status, stdout } = spawnSync(jest, ['--listTests', `--changedSince=${base}`], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
});
if (status !== 0) throw new Error('Jest could not list the tests that the change affects.');
const reached = stdout
  .split('\n')
  .filter((path) => path !== '')
  .map((path) => relative(process.cwd(), path))
  .filter((path) => !isSlow.test(path));
const screens = reached.filter(isOfScreen);
const areFew = screens.length <= fewScreens;
if (!areFew) console.log(`${screens.length} screen test files are affected and left to npm test`);
const paths = areFew ? reached : reached.filter((path) => !isOfScreen(path));

console.log(`${paths.length} affected test files, and the architecture tests`);
process.exitCode =
  spawnSync(jest, [...paths, 'tests/architecture/'], { stdio: 'inherit' }).status ?? 1;
