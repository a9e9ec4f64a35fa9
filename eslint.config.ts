import jest from 'eslint-plugin-jest';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'node_modules',
    'dist*',
    '.cache',
    'test-results',
    'src/api/contract/*.generated.*',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'mocks/workbench/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      // Nothing a user reads is written in a component, and no raw HTML reaches the page.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXText[value=/\\p{L}/u]',
          message: 'Texts live in the locales; use a text key.',
        },
        {
          selector:
            'JSXAttribute[name.name=/^(title|alt|placeholder|label|aria-label|aria-description)$/] > Literal[value=/\\p{L}/u]',
          message: 'Texts live in the locales; use a text key.',
        },
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Server strings are text, never HTML.',
        },
        {
          selector:
            "AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/], CallExpression[callee.property.name='insertAdjacentHTML']",
          message: 'Server strings are text, never HTML.',
        },
        {
          selector: ":matches(NewExpression, CallExpression)[callee.name='RegExp']",
          message: 'A pattern is written out, so that it can be judged.',
        },
      ],
    },
  },
  {
    // No pattern takes much longer than its text is long (docs/decisions/0022-hard-to-trick.md).
    files: ['src/**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'regexp/no-dupe-disjunctions': ['error', { reportExponentialBacktracking: 'potential' }],
    },
  },
  {
    // Those whose text is short: the settings of a deployment, addresses of our own scripts, a message that was cut and a stack
    // that an engine wrote, a number that was read (at most 40 digits).
    files: [
      'src/config/settings.ts',
      'src/shared/errors/reporting/{scrubError,sendReport}.ts',
      'src/shared/money/format{Amount,Percent}.ts',
    ],
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': 'off',
    },
  },
  {
    // What operators look for (docs/decisions/0019-error-reports.md).
    files: ['src/shared/errors/reporting/report.ts'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    // The one other thing that the product logs (specification, section 8).
    files: ['src/features/registration/signing/SigningPage.tsx'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    files: ['tests/**/*.{ts,tsx}', 'mocks/**/*.ts', 'scripts/**/*.ts', 'deploy/**/*.ts', '*.ts'],
    rules: {
      'no-console': 'off',
      // Playwright reads what a fixture needs from its first parameter's pattern, which may be empty.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: ['tests/{unit,integration,contract,architecture}/**/*.test.{ts,tsx}'],
    extends: [jest.configs['flat/recommended']],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
      'jest/no-disabled-tests': 'error',
      'jest/no-focused-tests': 'error',
    },
  },
  {
    files: ['tests/{unit,integration}/**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react']],
  },
);
