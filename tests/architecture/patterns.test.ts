import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** The lines with a finding, of lines that stand in a file of `src`. */
function linesWithFindings(lines: readonly string[]): string[] {
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/eslint'),
    ['--stdin', '--stdin-filename', 'src/config/planted.ts', '--format', 'json'],
    { input: lines.join('\n'), encoding: 'utf8' },
  );
  const results = JSON.parse(stdout) as { messages: { line: number }[] }[];
  const wrong = new Set(results.flatMap(({ messages }) => messages.map(({ line }) => line)));
  return lines.filter((_, index) => wrong.has(index + 1));
}

// Whether the patterns of the product keep the rules, the stage "lint" says; here, that the rules bite in src.
it('the linter refuses patterns that are slow on long texts, and those made by a program', () => {
  const quick = [
    String.raw`export const a = /^(?:[\w.~-]+\/)*(?:[\w.~-]+)?$/;`,
    String.raw`export const b = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;`,
    'export const c = /^(?:ab|ac)*$/;',
  ];
  const slow = [
    'export const d = /^(a+)+$/;',
    'export const e = /^(a|a)*$/;',
    'export const f = /^(?:a|b|[ab]c?)*d$/;',
    String.raw`export const g = /^([+-]?)0*(\d*)(?:\.(\d*))?$/;`,
    String.raw`export const h = /\/+$/;`,
    'export const i = (text: string) => new RegExp(text);',
  ];
  expect(linesWithFindings([...quick, ...slow])).toEqual(slow);
});
