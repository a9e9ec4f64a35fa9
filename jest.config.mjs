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
  // First, as it counts from the first module that a test loads (scripts/sabotage.ts).
  ...(process.env.PROBES ? ['<rootDir>/scripts/sabotage/probes.ts'] : []),
  '<rootDir>/tests/support/jest/setup.ts',
];

/** What tests with and without a page share. */
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
  // Copies of the tree stand there while builds are compared.
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
  restoreMocks: true,
};

/**
 * A file's name says where it runs. With a page: components and screens (`.test.tsx`), and what else looks at a page or sends as a
 * browser does (`.dom.test.ts`). In Node alone, which is quicker and where `document` is not defined: all others, and
 * components that are rendered without a page (`.node.test.tsx`).
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
  // Above the time that a test waits for what it expects, so that a failure says what was missing.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/tests/support/jest/sequencer.mjs',
  maxWorkers: '100%',
  // A worker has let go of everything a millisecond after its last file; giving back its memory takes longer than half a second here,
  // which Jest takes for a leak. One that really hangs is killed, and told of, all the same.
  workerGracefulExitTimeout: 10_000,
};

export default config;
