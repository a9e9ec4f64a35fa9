import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'mocks/browser.ts',
    'src/i18n/locales/{da,en}/*.ts',
    'deploy/**/*.cli.ts',
    'scripts/*.ts',
    'tests/support/jest/{environment,setup,setupPage,emptyModule}.ts',
    'scripts/mutation/setup.ts',
    'scripts/sabotage/probes.ts',
    'scripts/first-load/references/*.tsx',
    'tests/**/*.test.{ts,tsx}',
    'tests/e2e/**/*.spec.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}',
    '!src/api/contract/*.generated.ts',
    'mocks/**/*.{ts,tsx}',
    'deploy/**/*.{ts,tsx}',
    'scripts/**/*.ts',
    'tests/**/*.{ts,tsx}',
  ],
  // A type used only in its own file may stay exported: it names a property or a parameter of another export.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Imported by Sass.
    'bootstrap',
    // A peer dependency of reactstrap.
    '@popperjs/core',
  ],
};

export default config;
