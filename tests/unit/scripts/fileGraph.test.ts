import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { plantFiles } from '@tests/support/fakes/temporaryFiles';
import { readFileGraph } from '@scripts/results/fileGraph';

const { at } = plantFiles();

const files: Record<string, string> = {
  'tsconfig.json':
    '{"compilerOptions": {"paths": {"@/*": ["./src/*"]}, "moduleResolution": "bundler"}}',
  'src/deep.ts': 'export const deep = 1;',
  'src/middle.ts': "export { deep } from './deep';",
  'src/worker.ts': "import '@/deep';",
  'src/style.scss': '.a {}',
  'src/other.ts': 'export const other = 1;',
  'src/global.d.ts': 'declare const settings: string;',
  'src/augment.ts': 'declare global { interface Window { shows: string } }\nexport {};',
  'tests/imports.test.ts': "import { deep } from '@/middle';\nimport '../src/style.scss';",
  'tests/lazy.test.ts': "await import('@/middle');",
  'tests/actual.test.ts': "jest.requireActual<object>('@/middle');",
  'tests/worker.test.ts': "new Worker(new URL('../src/worker.ts', import.meta.url));",
  'tests/alone.test.ts': "import React from 'react';",
  'tests/reads.test.ts': "import { readFileSync } from 'node:fs';",
  'tests/anyName.test.ts': 'await import(name);',
};

function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

const tests = Object.keys(files).filter((path) => path.endsWith('.test.ts'));
const keys = () => {
  const graph = readFileGraph(at(''), Object.keys(files));
  return new Map(tests.map((path) => [path, graph.keyOf(path)]));
};

beforeEach(() => {
  for (const [path, text] of Object.entries(files)) write(path, text);
});

describe('the key of a file’s results', () => {
  it('stays while nothing changes', () => {
    expect(keys()).toEqual(keys());
    expect(new Set(keys().values()).size).toBe(tests.length);
  });

  const openEnded = ['reads', 'anyName'];
  it.each([
    ['src/deep.ts', ['imports', 'lazy', 'actual', 'worker', ...openEnded]],
    ['src/middle.ts', ['imports', 'lazy', 'actual', ...openEnded]],
    ['src/style.scss', ['imports', ...openEnded]],
    ['src/other.ts', openEnded],
    ['tests/alone.test.ts', ['alone', ...openEnded]],
    // Seen without an import, by all.
    ['src/global.d.ts', tests.map((path) => /\w+(?=\.test)/.exec(path)?.[0])],
    ['src/augment.ts', tests.map((path) => /\w+(?=\.test)/.exec(path)?.[0])],
  ])('is another one for all that reach %s when that changes', (path, reaching) => {
    const before = keys();
    write(path, `${readFileSync(at(path), 'utf8')}\n// changed`);
    const after = keys();
    const changed = tests.filter((test) => before.get(test) !== after.get(test));
    expect(changed.sort()).toEqual(reaching.map((name) => `tests/${String(name)}.test.ts`).sort());
  });
});
