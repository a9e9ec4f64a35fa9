import { resolve } from 'node:path';
import { countE2e, countJest } from './counts';
import type { Stage } from './stage';

const bin = (name: string) => resolve('node_modules/.bin', name);
const tool = (name: string, ...args: string[]) => [bin('tsx'), `scripts/${name}`, ...args];

/** A stage that runs a script of package.json. */
const npmRun = (name: string, more: Partial<Stage> = {}): Stage => ({
  name,
  command: ['npm', 'run', '--silent', name],
  cores: 1,
  repeat: `npm run ${name}`,
  ...more,
});

/** The folder for reports of stages. */
export const reports = resolve('.cache/reports');
const jestReport = resolve(reports, 'jest.json');
const e2eReport = resolve(reports, 'e2e.json');
const contractRecord = resolve(reports, 'contract.jsonl');

/** Quick checks that need neither a browser nor a build. */
const checks: readonly Stage[] = [
  npmRun('lint'),
  npmRun('types'),
  { name: 'format', command: [bin('oxfmt'), '--check'], cores: 1, repeat: 'npm run format' },
  {
    name: 'rooms',
    command: [bin('depcruise'), '--config', '.dependency-cruiser.mjs', 'src', 'mocks', 'deploy'],
    cores: 1,
    repeat: 'npx depcruise --config .dependency-cruiser.mjs src mocks deploy',
  },
  { name: 'unused', command: [bin('knip')], cores: 1, repeat: 'npx knip' },
];

/** `npm run validate`: the quick checks and the Jest tests that a change affects. */
export const quickStages: readonly Stage[] = [
  ...checks,
  {
    name: 'jest',
    command: tool('changedTests.ts'),
    cores: 2,
    repeat: 'npx tsx scripts/changedTests.ts',
  },
];

/** Builds that later stages share. */
const builds = [npmRun('build'), npmRun('build:qa')];

/** The checks that `npm run validate` leaves to `npm test`. */
export const leftOut =
  'Checked only by npm test: each screen with each fault and damaged response (and the affected screens, if there are many), the contract report, builds, supply, size, and the browser tests';

/** `npm test`. `peers` are the environment variables with the paths of browser and server. */
export function allStages(peers: Record<string, string>): readonly Stage[] {
  return [
    ...builds,
    ...checks,
    npmRun('supply', { needs: ['build'] }),
    npmRun('size', { env: peers, needs: ['build'], repeat: 'npm run build && npm run size' }),
    {
      name: 'jest',
      command: [bin('jest'), '--json', `--outputFile=${jestReport}`],
      env: { CONTRACT_RECORD: contractRecord },
      cores: 2,
      count: () => countJest(jestReport),
      repeat: 'npx jest',
    },
    {
      name: 'contract',
      command: tool('contractReport.ts', contractRecord),
      cores: 1,
      needs: ['jest'],
      repeat: 'npm test',
    },
    {
      name: 'e2e',
      command: [bin('playwright'), 'test'],
      env: { ...peers, E2E_REPORT: e2eReport },
      cores: 2,
      needs: ['build', 'build:qa'],
      count: () => countE2e(e2eReport),
      afterFailure: [
        ...[bin('playwright'), 'test', '--last-failed'],
        ...['--trace', 'on', '--reporter', 'list'],
      ],
      repeat: 'npm run e2e -- --last-failed',
    },
  ];
}

/** `npm run test:nightly`: slow checks that seldom find anything. */
export function nightlyStages(peers: Record<string, string>): readonly Stage[] {
  const seed = String(Date.now());
  return [
    ...builds,
    {
      name: 'reproducible',
      command: [bin('tsx'), 'deploy/supply/reproducible.ts'],
      cores: 1,
      needs: ['build'],
      repeat: 'npm run reproducible',
    },
    {
      name: 'why',
      command: tool('size.ts', '--why'),
      env: peers,
      cores: 1,
      needs: ['build'],
      repeat: 'npm run build && npm run size -- --why',
    },
    {
      name: 'fuzz',
      command: [bin('jest'), 'tests/contract/fuzz', 'tests/integration/fuzz'],
      env: { FUZZ_SEED: seed, FUZZ_FACTOR: '4' },
      cores: 2,
      repeat: `FUZZ_SEED=${seed} FUZZ_FACTOR=4 npx jest tests/contract/fuzz tests/integration/fuzz`,
    },
    {
      name: 'e2e',
      command: [bin('playwright'), 'test', '--grep', '@nightly'],
      env: { ...peers, E2E_NIGHTLY: '1', E2E_REPORT: e2eReport },
      cores: 2,
      needs: ['build', 'build:qa'],
      count: () => countE2e(e2eReport),
      repeat: 'E2E_NIGHTLY=1 npm run e2e -- --grep @nightly',
    },
    npmRun('bench', {
      env: peers,
      cores: 2,
      needs: ['build'],
      repeat: 'npm run build && npm run bench',
    }),
    ...['sabotage', 'mutation'].map((name) => npmRun(name, { env: peers, cores: 2 })),
  ];
}
