import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { BundledPackagesPlugin, type BundleList } from '@deploy/supply/bundledPackagesPlugin';

let folder = '';

function file(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function installed(name: string, code: string, manifest: object = {}) {
  const stated = { name, version: '1.0.0', license: 'MIT', type: 'module', ...manifest };
  file(`node_modules/${name}/package.json`, JSON.stringify(stated));
  file(`node_modules/${name}/index.js`, code);
}

/** Builds the project in the folder. */
function build(
  filename = '[name].[contenthash].js',
): Promise<{ list: BundleList; licences: string }> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './src/index.js',
    output: { path: join(folder, 'dist'), filename },
    plugins: [new BundledPackagesPlugin(join(folder, 'lists/bundle.json'))],
    cache: false,
  });
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      if (error !== null || stats?.hasErrors() !== false) {
        fail(error ?? new Error(stats?.toString()));
        return;
      }
      const read = (path: string) => readFileSync(join(folder, path), 'utf8');
      const list = JSON.parse(read('lists/bundle.json')) as BundleList;
      compiler.close(() => done({ list, licences: read('dist/licences.txt') }));
    });
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  installed('webpack', '');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the package list has the packages whose code is in the build, in each version, and no others', async () => {
  installed('joined', 'export const word = "joined" + Math.random();');
  installed('@scope/later', 'export const word = "later" + Math.random();');
  installed('unused', 'export const word = "unused";', { sideEffects: false });
  installed('part', 'export const word = "one" + Math.random();');
  installed('whole', 'export { word } from "part";');
  file('node_modules/whole/node_modules/part/package.json', '{"name":"part","version":"2.0.0"}');
  file('node_modules/whole/node_modules/part/index.js', 'export const word = Math.random();');
  file(
    'src/index.js',
    `import { word } from 'joined';
     import * as unused from 'unused';
     import * as part from 'part';
     import * as whole from 'whole';
     console.log(word, part, whole, import('@scope/later'));`,
  );
  const { list } = await build();
  expect(list.packages.map(({ name, version }) => `${name}@${version}`).sort()).toEqual([
    '@scope/later@1.0.0',
    'joined@1.0.0',
    'part@1.0.0',
    'part@2.0.0',
    'webpack@1.0.0',
    'whole@1.0.0',
  ]);
  expect(list.files).toHaveLength(2);
  expect(list.files).toContainEqual(expect.stringMatching(/^main\.[0-9a-f]+\.js$/));
});

it('the package list covers a script for Node, such as the renderer of the first views', async () => {
  installed('joined', 'export const word = "joined" + Math.random();');
  file('src/index.js', `import { word } from 'joined'; console.log(word);`);
  const { list } = await build('first-views.mjs');
  expect(list.files).toEqual(['first-views.mjs']);
  expect(list.packages.map(({ name }) => name)).toContain('joined');
});

it('the notices have each licence and notice, with a standard text for packages without a file', async () => {
  installed('noted', 'console.log(1)', { license: { type: 'ISC' } });
  file('node_modules/noted/NOTICE', 'Notice of noted\r\n');
  file('node_modules/noted/Licence.md', 'Licence of noted\n');
  installed('bare', 'console.log(2)', { author: 'Ann Author <ann@example.dk> (site)' });
  installed('nameless', 'console.log(3)', { author: { email: 'x' }, license: 'Apache-2.0' });
  file('src/index.js', `import 'noted'; import 'bare'; import 'nameless';`);
  const { licences } = await build();
  expect(licences).toContain('noted 1.0.0 (ISC)\n\nLicence of noted\n\nNotice of noted\n');
  expect(licences).toContain('bare 1.0.0 (MIT)\n\nCopyright (c) Ann Author\n\nMIT License\n');
  expect(licences).toContain('Copyright (c) the authors of nameless\n\n');
  expect(licences).toContain('Apache License');
});
