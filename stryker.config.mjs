import { readFileSync } from 'node:fs';
import { shared } from './jest.config.mjs';

/**
 * Mutates one group of pure modules (MUTATION_GROUP, from scripts/mutation/groups.json). Only the tests of that group
 * run, because every mutant costs one run of them. `npm run mutation` goes through all groups.
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
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/reports/mutation/${group}.json` },
  htmlReporter: { fileName: `.cache/reports/mutation/${group}.html` },
  jest: {
    projectType: 'custom',
    enableFindRelatedTests: false,
    config: {
      ...shared,
      // Most pure modules need no DOM.
      testEnvironment: needsPage ? 'jsdom' : 'node',
      setupFiles: ['<rootDir>/scripts/mutation/setup.ts'],
      setupFilesAfterEnv: [],
      modulePathIgnorePatterns: [],
      watchman: false,
      // Fails a mutant's endless wait before Stryker has to kill the process.
      testTimeout: 3000,
      testMatch: tests.map((path) => `<rootDir>/tests/unit/${below(path, '*')}.test.ts`),
    },
  },
};

export default config;
