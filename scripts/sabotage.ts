import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from '@deploy/supply/treeHashes';
import { ensureChromium } from './chromium';
import { ensureNginx } from './nginx';
import { behaviourDefects } from './sabotage/behaviourDefects';
import type { Defect, TestFile } from './sabotage/defect';
import { screenDefects } from './sabotage/screenDefects';
import { countE2e, countJest } from './stages/counts';
import type { Count } from './stages/stage';

/**
 * `npm run sabotage [-- part of a name]`: plants one defect at a time in a copy of the project, and runs the tests that are
 * to notice. Not a part of `npm test`: it asks whether that would notice (docs/decisions/0025-tests.md).
 */
const copy = resolve('.cache/sabotage');
const report = join(copy, 'report.json');
const env = {
  ...process.env,
  NGINX_PATH: ensureNginx(),
  CHROMIUM_PATH: await ensureChromium(),
  E2E_REPORT: report,
};

/** Runs a command in the copy; returns what it said. */
function run(program: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { cwd: copy, env, encoding: 'utf8' });
  return stdout + stderr;
}

const bin = (name: string) => join(copy, 'node_modules/.bin', name);

/** Runs tests in the copy and counts them; e2e tests on a build of it as it is now. */
function runTests({ stage, file, project, title }: TestFile): Count & { output: string } {
  rmSync(report, { force: true });
  if (stage === 'jest') {
    const output = run(bin('jest'), '--json', `--outputFile=${report}`, '--runTestsByPath', file);
    return { ...countJest(report), output };
  }
  run('npm', 'run', '--silent', 'build');
  const only = [...(project ? ['--project', project] : []), ...(title ? ['-g', title] : [])];
  const output = run(bin('playwright'), 'test', file, ...only);
  return { ...countE2e(report), output };
}

function plant({ name, file, find, replace }: Defect): () => void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) {
    throw new Error(`"${name}": its text stands in ${file} not once.`);
  }
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  return () => writeFileSync(path, text);
}

const key = (test: TestFile) => JSON.stringify(test);
const [wanted = ''] = process.argv.slice(2);
const defects = [...behaviourDefects, ...screenDefects].filter(({ name }) => name.includes(wanted));

rmSync(copy, { recursive: true, force: true });
copyProject(process.cwd(), copy);
if (defects.some(({ caughtBy }) => caughtBy.stage === 'e2e')) {
  run('npm', 'run', '--silent', 'build:qa');
}
const problems: string[] = [];
// A test that fails without a defect as well notices nothing.
for (const test of new Map(defects.map(({ caughtBy }) => [key(caughtBy), caughtBy])).values()) {
  const { passed, failed, output } = runTests(test);
  const isSound = passed > 0 && failed === 0;
  console.log(`${isSound ? 'sound ' : 'FAILED'} ${test.file} ${test.title ?? ''}`);
  if (isSound) continue;
  console.log(output.slice(-5000));
  problems.push(`${test.file} does not pass without a defect`);
}
for (const defect of defects) {
  const restore = plant(defect);
  const { failed } = runTests(defect.caughtBy);
  restore();
  console.log(`${failed > 0 ? 'caught' : 'FAILED'} ${defect.name} (${defect.caughtBy.file})`);
  if (failed === 0) problems.push(`nobody notices: ${defect.name}`);
}
rmSync(copy, { recursive: true, force: true });
for (const problem of problems) console.error(problem);
console.log(`\nDefects: ${defects.length} planted, ${problems.length} problems`);
process.exitCode = problems.length === 0 && defects.length > 0 ? 0 : 1;
