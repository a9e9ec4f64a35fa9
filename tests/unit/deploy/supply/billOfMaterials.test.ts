import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  licenceOf,
  productBill,
  productRefs,
  type Bill,
  type Lock,
} from '@deploy/supply/billOfMaterials';

const lock: Lock = {
  name: 'product',
  packages: {
    '': {},
    'node_modules/chart': { version: '2.0.0' },
    'node_modules/chart/node_modules/is': { version: '1.5.0' },
    'node_modules/@scope/ui': { version: '1.0.0' },
    'node_modules/is': { version: '2.0.0' },
    'node_modules/checker': { version: '9.0.0', dev: true },
    'node_modules/types': { version: '9.0.0', devOptional: true },
    'node_modules/webpack': { version: '5.0.0', dev: true },
  },
};

const refs = ['chart@2.0.0', 'is@1.5.0', '@scope/ui@1.0.0', 'is@2.0.0', 'webpack@5.0.0'];

/** What npm lists of it, as npm 10 does: a package that stands in two folders twice. */
const whole: Bill = {
  serialNumber: 'urn:uuid:1',
  metadata: { timestamp: 'now', component: { 'bom-ref': 'product@1.2.3', name: 'folder' } },
  components: [...refs, 'is@2.0.0', 'checker@9.0.0'].map((ref) => ({ 'bom-ref': ref })),
  dependencies: [
    { ref: 'product@1.2.3', dependsOn: ['chart@2.0.0', 'checker@9.0.0', '@scope/ui@1.0.0'] },
    { ref: 'is@2.0.0', dependsOn: [] },
    { ref: 'is@2.0.0', dependsOn: ['chart@2.0.0'] },
    { ref: 'checker@9.0.0', dependsOn: ['is@2.0.0'] },
  ],
};

it('lists what the product needs, in every version, and the tools whose runtime is in every build', () => {
  expect([...productRefs(lock)]).toEqual(refs);
  expect(productBill(whole, lock).components.map((one) => one['bom-ref'])).toEqual(refs);
});

it('says what needs what, and nothing of development', () => {
  expect(productBill(whole, lock).dependencies).toEqual([
    { ref: 'product@1.2.3', dependsOn: ['@scope/ui@1.0.0', 'chart@2.0.0'] },
    { ref: 'is@2.0.0', dependsOn: ['chart@2.0.0'] },
  ]);
});

it('has no date, no number, and no name of a folder', () => {
  expect(JSON.parse(JSON.stringify(productBill(whole, lock)))).toMatchObject({
    metadata: { component: { name: 'product' } },
  });
  expect(JSON.stringify(productBill(whole, lock))).not.toMatch(/urn:uuid|now|folder/);
});

it('is not made of a list that lacks a package of the lock file', () => {
  const components = whole.components.slice(1);
  expect(() => productBill({ ...whole, components }, lock)).toThrow('chart@2.0.0');
});

it.each<[string, Bill['components'][0]['licenses'], string]>([
  ['a name', [{ license: { id: 'MIT' } }], 'MIT'],
  ['a name that SPDX does not have', [{ license: { name: 'Own terms' } }], 'Own terms'],
  ['an expression', [{ expression: 'MIT OR ISC' }], 'MIT OR ISC'],
  ['nothing', undefined, ''],
])('reads a licence from %s', (_form, licenses, licence) => {
  expect(licenceOf({ 'bom-ref': 'one@1.0.0', licenses })).toBe(licence);
});

describe('the bill of this product', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(resolve(file), 'utf8'));
  const manifest = read('package.json') as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const listed = productRefs(read('package-lock.json') as Lock);
  const pinned = (needs: Record<string, string>) =>
    Object.entries(needs).map(([name, version]) => `${name}@${version}`);

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
