import { ESLint } from 'eslint';
import { knownResults, projectFiles } from './results/knownResults';

/**
 * `npm run lint`: ESLint over the whole project. With `--changed` only over files whose result may have changed: its own
 * cache looks at a file alone, while rules that read types look at all that the file imports.
 */
const files = projectFiles(/\.tsx?$/);
const { unknown, note } = knownResults('lint', files, ['eslint.config.ts']);
const asked = process.argv.includes('--changed') ? unknown : files;

const eslint = new ESLint({ warnIgnored: false });
const results = asked.length > 0 ? await eslint.lintFiles(asked) : [];
const formatter = await eslint.loadFormatter('stylish');
const text = await formatter.format(results);
if (text !== '') console.log(text);
const isClean = (result: ESLint.LintResult) => result.errorCount + result.warningCount === 0;
const failed = new Set(
  results.filter((result) => !isClean(result)).map(({ filePath }) => filePath),
);
note(asked.filter((path) => ![...failed].some((full) => full.endsWith(`/${path}`))));
console.log(
  `${String(asked.length)} of ${String(files.length)} files, ${String(failed.size)} with findings`,
);
process.exitCode = failed.size === 0 ? 0 : 1;
