import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '@deploy/supply/treeHashes';
import fc from 'fast-check';
import { ensureChromium } from './chromium';
import { ensureNginx } from './nginx';
import { findDefects, type Defect } from './sabotage/findDefects';
import { plant, plantProbes } from './sabotage/plant';

/**
 * `npm run sabotage -- [--seed 7] [--count 100] [--only 12] [--no-browser]`: tests the tests. Plants random defects in
 * a copy of `src`, one at a time, and runs the checks of `npm test` until one fails: types, Jest, lint, build, browser
 * tests. At least nine in ten defects must be detected.
 */
const limit = 0.9;
const { values: asked } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string', default: '100' },
    only: { type: 'string' },
    'no-browser': { type: 'boolean', default: false },
  },
});
const seed = Number(asked.seed);
const count = Number(asked.count);
const hasBrowser = !asked['no-browser'];

// Copy the project to a folder outside of it, because the linters skip ignored folders such as .cache.
const copy = mkdtempSync(join(tmpdir(), 'sabotage-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
const probesFile = join(copy, '.cache/probes.jsonl');
const env = {
  ...process.env,
  ...(hasBrowser && { NGINX_PATH: ensureNginx(), CHROMIUM_PATH: await ensureChromium() }),
};
const bin = (name: string) => join(copy, 'node_modules/.bin', name);
/** The time limit of a command: a defect can cause an endless loop, which counts as detected. */
const timeout = 15 * 60_000;

/** Whether a command succeeds in the copy of the project, in which a defect is planted. */
function passes(command: readonly string[], more: Record<string, string> = {}): boolean {
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    cwd: copy,
    env: { ...env, ...more },
    stdio: 'ignore',
    timeout,
  });
  return status === 0;
}

/** Throws if a check fails without a defect: it would then seem to detect all of them. */
function expectToPass(command: readonly string[], more?: Record<string, string>): void {
  if (!passes(command, more)) {
    throw new Error(`${command.join(' ')} fails in ${copy} before a defect is planted.`);
  }
}

interface Harmless {
  file: string;
  /** The line of the source that the defect changes, without blanks around it. */
  line: string;
  reason: string;
}

const harmless = JSON.parse(readFileSync('scripts/sabotage/harmless.json', 'utf8')) as Harmless[];

function describe({ kind, file, line, start, end, replacement }: Defect) {
  const text = readFileSync(file, 'utf8');
  const source = (text.split('\n')[line - 1] ?? '').trim();
  const removed = text.slice(start, end).replace(/\s+/g, ' ').trim();
  const change = replacement === '' ? `without ${removed}` : `${removed} → ${replacement}`;
  const reason = harmless.find((one) => one.file === file && one.line === source)?.reason;
  return { words: `${kind} ${file}:${line}\n    ${source}\n    ${change}`, reason };
}

/** For each defect, the test files that execute its code, found in one run of all Jest tests with probes. */
function findTests(defects: readonly Defect[]): string[][] {
  rmSync(probesFile, { force: true });
  mkdirSync(dirname(probesFile), { recursive: true });
  const restore = plantProbes(copy, defects);
  expectToPass([bin('jest')], { PROBES: probesFile });
  restore();
  const lines = existsSync(probesFile) ? readFileSync(probesFile, 'utf8').trim().split('\n') : [];
  const met = lines.map((line) => JSON.parse(line) as { test: string; met: number[] });
  return defects.map((_, id) => met.filter((one) => one.met.includes(id)).map(({ test }) => test));
}

/** The check that detects the defect planted in the copy, or null. */
function noticedBy({ kind }: Defect, tests: readonly string[]): string | null {
  const screens = tests.filter((test) => test.startsWith('tests/integration/'));
  const others = tests.filter((test) => !screens.includes(test));
  const failsJest = (paths: readonly string[]) =>
    paths.length > 0 && !passes([bin('jest'), '--bail', '--runTestsByPath', ...paths]);
  // Run the quick checks first, because the first one that fails ends the search.
  if (kind !== 'style') {
    if (!passes(['npm', 'run', '--silent', 'types'])) return 'types';
    if (failsJest(others)) return 'jest, unit';
    if (failsJest(screens)) return 'jest, screens';
    if (!passes(['npm', 'run', '--silent', 'lint'])) return 'lint';
  }
  if (!hasBrowser) return null;
  if (!passes(['npm', 'run', '--silent', 'build'])) return 'build';
  if (!passes(['npm', 'run', '--silent', 'build:qa'])) return 'build';
  return passes([bin('playwright'), 'test', '--max-failures=1']) ? null : 'browser';
}

const all = findDefects(process.cwd());
const [defects = []] = fc.sample(fc.shuffledSubarray(all, { minLength: count, maxLength: count }), {
  seed,
  numRuns: 1,
});
console.log(`Seed ${seed}: ${count} of ${all.length} defects\n`);
copyProject(process.cwd(), copy);
for (const check of ['types', 'lint']) expectToPass(['npm', 'run', '--silent', check]);
const tests = findTests(defects);
const survivors: string[] = [];
let planted = 0;
for (const [id, defect] of defects.entries()) {
  if (asked.only !== undefined && id !== Number(asked.only)) continue;
  const { words, reason } = describe(defect);
  if (reason !== undefined) {
    console.log(`harmless  ${id} ${words}\n    ${reason}`);
    continue;
  }
  planted += 1;
  const restore = plant(copy, defect);
  const check = noticedBy(defect, tests[id] ?? []);
  restore();
  console.log(
    `${check === null ? 'SURVIVED' : 'noticed '}  ${id} ${words}${check === null ? '' : `\n    by ${check}`}`,
  );
  if (check === null) survivors.push(`${id} ${words}`);
}
const noticed = planted - survivors.length;
const report = [
  `Seed ${seed}: ${noticed} of ${planted} defects noticed`,
  ...survivors.map((words) => `Not noticed: ${words}`),
].join('\n');
mkdirSync('.cache/reports', { recursive: true });
writeFileSync('.cache/reports/sabotage.txt', `${report}\n`);
console.log(`\n${report}`);
process.exitCode = planted > 0 && noticed >= limit * planted ? 0 : 1;
