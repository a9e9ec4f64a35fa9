const esmPackages = [
  'msw',
  '@mswjs',
  '@open-draft',
  'rettime',
  'until-async',
  'outvariant',
  'strict-event-emitter',
  'axios',
  'react-router',
  '@reduxjs',
  'immer',
  'react-toastify',
  'date-fns',
  'yaml',
  'hucre',
];

const setup = [
  // The probes must come first: they count from the first module that a test loads.
  ...(process.env.PROBES ? ['<rootDir>/scripts/sabotage/probes.ts'] : []),
  '<rootDir>/tests/support/jest/setup.ts',
];

/** Options shared by both projects and by Stryker. */
export const shared = {
  transform: {
    '^.+\\.[mc]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs', ignoreDynamic: false },
      },
    ],
  },
  // The reproducible-build check puts copies of the project there.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\.(scss|css|svg)$|^graphql$': '<rootDir>/tests/support/jest/emptyModule.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@mocks/(.*)$': '<rootDir>/mocks/$1',
    '^@tests/(.*)$': '<rootDir>/tests/$1',
    '^@scripts/(.*)$': '<rootDir>/scripts/$1',
    '^@deploy/(.*)$': '<rootDir>/deploy/$1',
  },
  cacheDirectory: '<rootDir>/.cache/jest',
  runtime: '<rootDir>/tests/support/jest/runtime.mjs',
  restoreMocks: true,
};

/**
 * The file name selects the environment. jsdom: `.test.tsx`, `.dom.test.ts` and integration tests. Node, which is
 * faster: all others, including components rendered to a string (`.node.test.tsx`).
 *
 * @type {import('jest').Config}
 */
const config = {
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/tests/{unit,contract,architecture}/**/*.test.ts',
        '<rootDir>/tests/unit/**/*.node.test.tsx',
      ],
      testPathIgnorePatterns: ['/node_modules/', '\\.dom\\.test\\.ts$'],
      setupFilesAfterEnv: setup,
    },
    {
      ...shared,
      displayName: 'page',
      testEnvironment: '<rootDir>/tests/support/jest/environment.ts',
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
      testMatch: [
        '<rootDir>/tests/**/*.test.tsx',
        '<rootDir>/tests/**/*.dom.test.ts',
        '<rootDir>/tests/integration/**/*.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '\\.node\\.test\\.tsx$'],
      setupFilesAfterEnv: [...setup, '<rootDir>/tests/support/jest/setupPage.ts'],
    },
  ],
  // Longer than the timeout of `waitFor`, so that a failure names the missing element and not the test's timeout.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/tests/support/jest/sequencer.mjs',
  maxWorkers: '100%',
  // Freeing a worker's memory takes longer than Jest's default of 500 ms, which Jest would report as a leak.
  // A worker that really hangs is still killed and reported.
  workerGracefulExitTimeout: 10_000,
};

export default config;
