import { posix } from 'node:path';
import { filesBelow, read } from './sourceFiles';

const isText = (path: string) => path.includes('/locales/');
const isGenerated = (path: string) => path.includes('.generated.');
const sources = filesBelow('src', /\.tsx?$/).filter((path) => !isText(path) && !isGenerated(path));
const linesOf = (path: string) => read(path).trimEnd().split('\n').length;
const all = [...sources, ...filesBelow('mocks', /\.tsx?$/)];

describe('the shape of the code', () => {
  const lengths = sources.map(linesOf).sort((a, b) => a - b);
  const quantile = (part: number) => lengths[Math.floor(lengths.length * part)] ?? 0;

  it('has small files: a median of at most 60 lines, nine in ten of at most 150', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(quantile(0.5)).toBeLessThanOrEqual(60);
    expect(quantile(0.9)).toBeLessThanOrEqual(150);
  });

  it('has no file over 300 lines', () => {
    expect(all.filter((path) => linesOf(path) > 300)).toEqual([]);
  });

  it('has at most 12 files in a folder and 4 levels below src', () => {
    const counts = new Map<string, number>();
    for (const path of all) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 12)).toEqual([]);
    expect(sources.filter((path) => path.split('/').length > 6)).toEqual([]);
  });

  it('has tests and mock no smaller than the product', () => {
    const size = (paths: string[]) => paths.reduce((sum, path) => sum + linesOf(path), 0);
    const others = [...filesBelow('tests', /\.tsx?$/), ...filesBelow('mocks', /\.tsx?$/)];
    expect(size(others)).toBeGreaterThan(size(sources));
  });

  it('holds no raw HTML, no switched-off check, no skipped or lone test', () => {
    const banned = [
      /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML/,
      /@ts-(ignore|nocheck|expect-error)|eslint-disable/,
      /\b(it|test|describe)\.(skip|only|todo|fixme)\b|\bx(it|describe)\(/,
    ];
    const files = [...all, ...filesBelow('tests', /\.tsx?$/)].filter(
      (path) => path !== 'tests/architecture/shape.test.ts',
    );
    expect(files.filter((path) => banned.some((mark) => mark.test(read(path))))).toEqual([]);
  });
});

it('shows every picture of docs on a page, and no other', () => {
  const shown = ['README.md', ...filesBelow('docs', /\.md$/)].flatMap((page) =>
    [...read(page).matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) =>
      posix.join(posix.dirname(page), path),
    ),
  );
  expect([...new Set(shown)].sort()).toEqual(filesBelow('docs', /\.(webp|png|jpe?g)$/).sort());
});

describe('the supply chain', () => {
  const manifest = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;

  it('runs no script of a package when it is installed, and none of its own before or after a command', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    // npm would leave these out without a word.
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const hooks = /^(?:pre|post)|^(?:install|uninstall|dependencies)$/;
    expect(Object.keys(scripts).filter((name) => hooks.test(name))).toEqual([]);
  });

  it('pins every direct dependency to one version', () => {
    const versions = { ...manifest.dependencies, ...manifest.devDependencies };
    const loose = Object.entries(versions).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('has a lock file with checksums and without download addresses', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }>;
    };
    const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(packages.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
  });
});
