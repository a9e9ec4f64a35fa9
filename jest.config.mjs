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
];

/** @type {import('jest').Config} */
const config = {
  testEnvironment: '<rootDir>/tests/support/jest/environment.ts',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  testMatch: ['<rootDir>/tests/{unit,integration,contract,architecture}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest/setup.ts'],
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
    '\\.(scss|css|svg)$': '<rootDir>/tests/support/jest/styleStub.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@mocks/(.*)$': '<rootDir>/mocks/$1',
    '^@tests/(.*)$': '<rootDir>/tests/$1',
    '^@deploy/(.*)$': '<rootDir>/deploy/$1',
  },
  cacheDirectory: '<rootDir>/.cache/jest',
  restoreMocks: true,
  // Above the time that a test waits for what it expects, so that a failure says what was missing.
  testTimeout: 30_000,
  maxWorkers: '100%',
};

export default config;
