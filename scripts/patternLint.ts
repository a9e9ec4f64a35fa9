import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

/** Lints what stands in the input as if it were a file of `src`, by the rules that need no types; prints what each line breaks. */
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });
const results = await eslint.lintText(readFileSync(0, 'utf8'), {
  filePath: 'src/config/planted.ts',
});
const found = results.flatMap(({ messages }) => messages);
console.log(JSON.stringify(found.map(({ line, ruleId }) => ({ line, ruleId }))));
