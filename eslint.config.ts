import parser from '@typescript-eslint/parser';
import regexp from 'eslint-plugin-regexp';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig, globalIgnores } from 'eslint/config';

// Rules that oxlint (.oxlintrc.json) lacks. None needs type information, so each file can be cached on its own.
export default defineConfig(
  globalIgnores([
    'node_modules',
    'dist*',
    '.cache',
    'test-results',
    'src/api/contract/*.generated.*',
  ]),
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      // User-visible text belongs to the locales, and raw HTML must not reach the page.
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
          selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
          message: 'Safari before 16.4 cannot parse a lookbehind.',
        },
        {
          selector: ":matches(NewExpression, CallExpression)[callee.name='RegExp']",
          message: 'Use a regular expression literal, so that the lint rules can check it.',
        },
      ],
    },
  },
  {
    // No super-linear regular expressions: long input must not block the page.
    files: ['src/**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'regexp/no-dupe-disjunctions': ['error', { reportExponentialBacktracking: 'potential' }],
    },
  },
  {
    // These match only short text: deployment settings, our own script addresses, truncated error messages, stacks from
    // the JavaScript engine, and formatted numbers of at most 40 digits.
    files: [
      'src/config/settings.ts',
      'src/shared/errors/reporting/{scrubError,sendReport}.ts',
      'src/i18n/formatNumber.ts',
      'src/shared/money/{formatAmount,fraction}.ts',
    ],
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': 'off',
    },
  },
  {
    files: ['tests/{unit,integration}/**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react']],
  },
);
