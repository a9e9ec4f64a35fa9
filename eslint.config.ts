import parser from '@typescript-eslint/parser';
import regexp from 'eslint-plugin-regexp';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig, globalIgnores } from 'eslint/config';

// What oxlint (.oxlintrc.json) has no rules for. None of these asks for types, so that a file's result depends on that file alone.
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
    files: ['tests/{unit,integration}/**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react']],
  },
);
