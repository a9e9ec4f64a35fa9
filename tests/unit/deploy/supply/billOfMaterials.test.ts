import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { licenceOf, productBill, type Lock } from '@deploy/supply/billOfMaterials';

const product = { name: 'product', version: '1.2.3' };
const sum = Buffer.from('content').toString('base64');

const lock: Lock = {
  packages: {
    '': { dependencies: { chart: '2.0.0', '@scope/ui': '1.0.0' } },
    'node_modules/chart': {
      version: '2.0.0',
      license: 'MIT AND ISC',
      integrity: `sha512-${sum}`,
      dependencies: { is: '^1.0.0' },
      peerDependencies: { peer: '*', absent: '*' },
    },
    'node_modules/chart/node_modules/is': { version: '1.5.0', license: 'MIT' },
    'node_modules/@scope/ui': { version: '1.0.0', license: 'MIT', dependencies: { is: '2' } },
    'node_modules/is': { version: '2.0.0' },
    'node_modules/peer': { version: '3.0.0', license: 'ISC' },
    'node_modules/checker': { version: '9.0.0', dev: true, dependencies: { is: '2' } },
    'node_modules/types': { version: '9.0.0', devOptional: true },
    'node_modules/webpack': { version: '5.0.0', dev: true, dependencies: { checker: '9' } },
  },
};

const refs = (bill = productBill(product, lock)) => bill.components.map((one) => one['bom-ref']);

it('lists what the product needs, both versions of a package, and peers that nothing else needs', () => {
  expect(refs()).toEqual(
    expect.arrayContaining([
      'chart@2.0.0',
      '@scope/ui@1.0.0',
      'is@1.5.0',
      'is@2.0.0',
      'peer@3.0.0',
    ]),
  );
});

it('leaves out what is there for development, but for the tools whose runtime is in every build', () => {
  expect(refs()).toHaveLength(6);
  expect(refs()).toContain('webpack@5.0.0');
});

it('says of each package its address, checksum and licence', () => {
  const [chart, , ui, is] = productBill(product, lock).components;
  expect(chart).toMatchObject({
    type: 'library',
    purl: 'pkg:npm/chart@2.0.0',
    hashes: [{ alg: 'SHA-512', content: Buffer.from('content').toString('hex') }],
    licenses: [{ expression: 'MIT AND ISC' }],
  });
  expect(ui).toMatchObject({
    purl: 'pkg:npm/%40scope/ui@1.0.0',
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(is).not.toHaveProperty('licenses');
  expect(is).not.toHaveProperty('hashes');
});

it('says what needs what, each in the version that it finds', () => {
  const needs = Object.fromEntries(
    productBill(product, lock).dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]),
  );
  expect(needs).toEqual({
    'product@1.2.3': ['@scope/ui@1.0.0', 'chart@2.0.0'],
    'chart@2.0.0': ['is@1.5.0', 'peer@3.0.0'],
    '@scope/ui@1.0.0': ['is@2.0.0'],
    'is@1.5.0': [],
    'is@2.0.0': [],
    'peer@3.0.0': [],
    'webpack@5.0.0': [],
  });
});

it('names a package once that stands in two places', () => {
  const twice = { version: '1.0.0', license: 'MIT' };
  const bill = productBill(product, {
    packages: {
      '': {},
      'node_modules/a/node_modules/b': { ...twice, dependencies: { c: '1' } },
      'node_modules/d/node_modules/b': twice,
      'node_modules/c': { version: '1.0.0' },
    },
  });
  expect(refs(bill)).toEqual(['b@1.0.0', 'c@1.0.0']);
  expect(bill.dependencies).toContainEqual({ ref: 'b@1.0.0', dependsOn: ['c@1.0.0'] });
});

it('is the same each time it is made', () => {
  expect(JSON.stringify(productBill(product, lock))).toBe(
    JSON.stringify(productBill(product, lock)),
  );
});

it.each([
  ['a name', [{ license: { id: 'MIT' } }], 'MIT'],
  ['an expression', [{ expression: 'MIT OR ISC' }], 'MIT OR ISC'],
])('reads a licence from %s', (_form, licenses, licence) => {
  const [component] = productBill(product, lock).components;
  if (component === undefined) throw new Error('The bill is empty.');
  expect(licenceOf({ ...component, licenses })).toBe(licence);
});

describe('the bill of this product', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(resolve(file), 'utf8'));
  const manifest = read('package.json') as typeof product &
    Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const components = productBill(manifest, read('package-lock.json') as Lock).components;
  const pinned = (needs: Record<string, string>) =>
    Object.entries(needs).map(([name, version]) => `${name}@${version}`);
  const listed = new Set(components.map((one) => one['bom-ref']));

  it('has every package that package.json names for the product', () => {
    expect(pinned(manifest.dependencies).filter((ref) => !listed.has(ref))).toEqual([]);
  });

  it('has none that it names for development, but for types that a library needs, and the runtime of two tools', () => {
    const found = pinned(manifest.devDependencies).filter((ref) => listed.has(ref));
    expect(found.map((ref) => ref.replace(/(.)@.*/, '$1'))).toEqual([
      '@types/react',
      'mini-css-extract-plugin',
      'webpack',
    ]);
  });
});
