import { posix } from 'node:path';
import { filesBelow, read } from './sourceFiles';

const all = [...filesBelow('src', /\.tsx?$/), ...filesBelow('mocks', /\.tsx?$/)].filter(
  (path) => !path.includes('.generated.'),
);

describe('the source code', () => {
  it('has no raw HTML, no disabled checks, and no skipped or exclusive tests', () => {
    const banned = [
      /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML/,
      /@ts-(ignore|nocheck|expect-error)|(es|ox)lint-disable/,
      /\b(it|test|describe)\.(skip|only|todo|fixme)\b|\bx(it|describe)\(/,
    ];
    const files = [
      ...all,
      ...['deploy', 'scripts', 'tests'].flatMap((folder) => filesBelow(folder, /\.tsx?$/)),
    ].filter((path) => path !== 'tests/architecture/shape.test.ts');
    expect(files.filter((path) => banned.some((mark) => mark.test(read(path))))).toEqual([]);
  });
});

it('the docs show every picture below docs, and no others', () => {
  const shown = ['README.md', ...filesBelow('docs', /\.md$/)].flatMap((page) =>
    [...read(page).matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) =>
      posix.join(posix.dirname(page), path),
    ),
  );
  expect([...new Set(shown)].sort()).toEqual(filesBelow('docs', /\.(webp|png|jpe?g)$/).sort());
});

it('every group of the mutation tests names existing code and unit tests', () => {
  const groups = JSON.parse(read('scripts/mutation/groups.json')) as Record<
    string,
    { code: string[]; tests: string[] }
  >;
  const unitTests = filesBelow('tests/unit', /\.test\.ts$/);
  const asPattern = (path: string) =>
    path
      .replaceAll('.', '\\.')
      .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  const isThere = (path: string) => {
    const test = new RegExp(
      `^tests/unit/${asPattern(path)}${path.endsWith('/') ? '.*' : '\\.test\\.ts$'}`,
    );
    return unitTests.some((file) => test.test(file));
  };
  for (const { code, tests } of Object.values(groups)) {
    expect(code.filter((path) => !all.some((file) => file.startsWith(path)))).toEqual([]);
    expect(tests.filter((path) => !isThere(path))).toEqual([]);
  }
});

describe('the supply chain', () => {
  const manifest = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;

  it('runs no install scripts, and no scripts before or after a command', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    // With ignore-scripts, npm skips these scripts silently.
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const hooks = /^(?:pre|post)|^(?:install|uninstall|dependencies)$/;
    expect(Object.keys(scripts).filter((name) => hooks.test(name))).toEqual([]);
  });

  it('pins every direct dependency to an exact version', () => {
    const versions = { ...manifest.dependencies, ...manifest.devDependencies };
    const loose = Object.entries(versions).filter(
      ([, version]) => !/^(npm:\w+@)?\d+\.\d+\.\d+$/.test(version),
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
