import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureChromium } from './chromium';
import { ensureNginx } from './nginx';

/**
 * `npm test`: every check of the project, quick ones first, ending with a count of tests.
 * `npm run validate` (`--quick`) is the half that needs no browser and no build.
 */

interface Count {
  passed: number;
  failed: number;
}

interface Stage {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads how many tests the stage ran; a stage without is one check. */
  count?: () => Count;
}

const reports = resolve('.cache/reports');
const jestReport = resolve(reports, 'jest.json');
const e2eReport = resolve(reports, 'e2e.json');
const contractRecord = resolve(reports, 'contract.jsonl');

function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function countJest(): Count {
  const report = readReport(jestReport) as {
    numPassedTests: number;
    numFailedTests: number;
  } | null;
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function countE2e(): Count {
  const report = readReport(e2eReport) as {
    stats: { expected: number; unexpected: number; flaky: number };
  } | null;
  const stats = report?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

const bin = (name: string) => resolve('node_modules/.bin', name);

function stages(isQuick: boolean, peers: Record<string, string>): Stage[] {
  const quick: Stage[] = [
    { name: 'types', command: [bin('tsc'), '-p', '.'] },
    { name: 'format', command: [bin('prettier'), '--check', '--log-level=warn', '.'] },
    {
      name: 'lint',
      command: [
        bin('eslint'),
        '--cache',
        '--cache-location',
        '.cache/eslint/',
        '--max-warnings=0',
        '.',
      ],
    },
    {
      name: 'rooms',
      command: [bin('depcruise'), '--config', '.dependency-cruiser.mjs', 'src', 'mocks', 'deploy'],
    },
    { name: 'unused', command: [bin('knip')] },
    {
      name: 'jest',
      command: [bin('jest'), '--json', `--outputFile=${jestReport}`],
      env: { CONTRACT_RECORD: contractRecord },
      count: countJest,
    },
    {
      name: 'contract',
      command: [bin('tsx'), 'tests/tools/contractReport.ts', contractRecord],
    },
  ];
  if (isQuick) return quick;
  return [
    ...quick,
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    { name: 'build:qa', command: ['npm', 'run', '--silent', 'build:qa'] },
    { name: 'supply', command: ['npm', 'run', '--silent', 'supply'] },
    { name: 'same', command: ['npm', 'run', '--silent', 'reproducible'] },
    {
      name: 'size',
      command: ['npm', 'run', '--silent', 'size'],
      env: peers,
    },
    {
      name: 'e2e',
      command: [bin('playwright'), 'test'],
      env: { ...peers, E2E_REPORT: e2eReport },
      count: countE2e,
    },
  ];
}

function runStage(stage: Stage): { count: Count; isOk: boolean; seconds: number } {
  console.log(`\n== ${stage.name}`);
  const [command = '', ...args] = stage.command;
  const begin = performance.now();
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...stage.env },
  });
  const isOk = status === 0;
  const count = stage.count?.() ?? { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
  return { count, isOk, seconds: (performance.now() - begin) / 1000 };
}

const isQuick = process.argv.includes('--quick');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Looked for first, so that a machine without a browser or server hears of it in the first second.
async function findPeers(): Promise<Record<string, string>> {
  return { NGINX_PATH: ensureNginx(), CHROMIUM_PATH: await ensureChromium() };
}
const peers = isQuick
  ? {}
  : await findPeers().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    });

const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const stage of stages(isQuick, peers)) {
  const { count, isOk, seconds } = runStage(stage);
  total.passed += count.passed;
  total.failed += count.failed;
  // A stage that ran no test has shown nothing, whatever its exit code says.
  const isEmpty = stage.count !== undefined && count.passed === 0;
  if ((!isOk && count.failed === 0) || isEmpty) total.failed += 1;
  lines.push(
    `${isOk && !isEmpty ? 'ok    ' : 'FAILED'} ${stage.name.padEnd(8)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(3)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
}
console.log(`\n${lines.join('\n')}\n\nTests: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
