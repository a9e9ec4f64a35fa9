import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyProject, differences, hashesOf } from '@deploy/supply/treeHashes';

describe('differences', () => {
  const build = (files: Record<string, string>) => new Map(Object.entries(files));

  it('finds none between builds of the same files', () => {
    expect(differences(build({ a: '1', b: '2' }), build({ b: '2', a: '1' }))).toEqual([]);
  });

  it('names each file that differs, or that one build alone has', () => {
    expect(
      differences(build({ a: '1', b: '2', c: '3' }), build({ b: '9', c: '3', d: '4' })),
    ).toEqual(['a is in the first build only', 'b differs', 'd is in the second build only']);
  });
});

describe('a copy of a project', () => {
  let folder = '';
  const at = (path: string) => join(folder, path);
  const read = (path: string) => readFileSync(at(path), 'utf8');

  function file(path: string, text: string) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'project-'));
    file('src/app/main.ts', 'main');
    file('package.json', '{}');
    file('node_modules/one/index.js', 'one');
    mkdirSync(at('node_modules/.bin'));
    symlinkSync('../one/index.js', at('node_modules/.bin/one'));
    for (const name of ['dist/old.js', 'dist-qa/old.js', '.git/HEAD', '.cache/x']) file(name, '');
    copyProject(folder, at('.cache/copy'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('has the sources and the installed packages, and nothing that was made from them', () => {
    expect([...hashesOf(at('.cache/copy')).keys()].sort()).toEqual([
      'node_modules/one/index.js',
      'package.json',
      'src/app/main.ts',
    ]);
    expect(read('.cache/copy/node_modules/.bin/one')).toBe('one');
  });

  it('has the same hashes as the project, until a file changes', () => {
    const sources = hashesOf(at('src'));
    expect(differences(sources, hashesOf(at('.cache/copy/src')))).toEqual([]);
    file('src/app/main.ts', 'changed');
    expect(read('.cache/copy/src/app/main.ts')).toBe('main');
    expect(differences(sources, hashesOf(at('src')))).toEqual(['app/main.ts differs']);
  });
});
