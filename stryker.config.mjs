import { readFileSync } from 'node:fs';
import { shared } from './jest.config.mjs';

/**
 * One group of pure modules (scripts/mutation/groups.json) and the unit tests that are theirs, no others: every change to a
 * module costs a run of those. `npm run mutation` goes through the groups. See docs/decisions/0024-mutation-testing.md.
 */
const groups = JSON.parse(readFileSync('scripts/mutation/groups.json', 'utf8'));
const group = process.env.MUTATION_GROUP ?? 'dates';
const { code, tests, needsPage } = groups[group];
const below = (path, all) => (path.endsWith('/') ? `${path}**/${all}` : path);

const config = {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  mutate: code.map((path) => below(path, '*.ts')),
  thresholds: { high: 95, low: 90, break: 90 },
  warnings: { slow: false },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['/.cache', '/dist*', '/docs', '/public', '/test-results', '/tests/e2e'],
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/reports/mutation/${group}.json` },
  htmlReporter: { fileName: `.cache/reports/mutation/${group}.html` },
  jest: {
    projectType: 'custom',
    enableFindRelatedTests: false,
    config: {
      ...shared,
      // Most pure modules need no page, and Stryker's own set-up of the environment no more than this.
      testEnvironment: needsPage ? 'jsdom' : 'node',
      setupFiles: ['<rootDir>/scripts/mutation/setup.ts'],
      setupFilesAfterEnv: [],
      modulePathIgnorePatterns: [],
      watchman: false,
      // A wait without end fails here, before Stryker has to end the process.
      testTimeout: 3000,
      testMatch: tests.map((path) => `<rootDir>/tests/unit/${below(path, '*')}.test.ts`),
    },
  },
};

export default config;
