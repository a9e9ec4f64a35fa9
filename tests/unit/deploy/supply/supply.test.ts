import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { advisoriesIn, staleExceptions, type AuditReport } from '@deploy/supply/advisories';
import {
  licenceOf,
  productBill,
  productRefs,
  type Bill,
  type Lock,
} from '@deploy/supply/billOfMaterials';
import { fileFindings, isAllowed, packageFindings } from '@deploy/supply/findings';
import type { InstalledPackage } from '@deploy/supply/packageFiles';
import { differences } from '@deploy/supply/treeHashes';

describe('the bill of materials', () => {
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
  /** The bill as npm 10 writes it: a package that is installed in two folders is listed twice. */
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

  it('lists every production package, version and dependency, but no dates or folders', () => {
    expect([...productRefs(lock)]).toEqual(refs);
    const bill = productBill(whole, lock);
    expect(bill.components.map((one) => one['bom-ref'])).toEqual(refs);
    expect(bill.dependencies).toEqual([
      { ref: 'product@1.2.3', dependsOn: ['@scope/ui@1.0.0', 'chart@2.0.0'] },
      { ref: 'is@2.0.0', dependsOn: ['chart@2.0.0'] },
    ]);
    expect(JSON.parse(JSON.stringify(bill))).toMatchObject({
      metadata: { component: { name: 'product' } },
    });
    expect(JSON.stringify(bill)).not.toMatch(/urn:uuid|now|folder/);
  });

  it('cannot be made from a list that lacks a package of the lock file', () => {
    const components = whole.components.slice(1);
    expect(() => productBill({ ...whole, components }, lock)).toThrow('chart@2.0.0');
  });

  it.each<[string, Bill['components'][0]['licenses'], string]>([
    ['a name', [{ license: { id: 'MIT' } }], 'MIT'],
    ['a name that SPDX does not have', [{ license: { name: 'Own terms' } }], 'Own terms'],
    ['an expression', [{ expression: 'MIT OR ISC' }], 'MIT OR ISC'],
    ['nothing', undefined, ''],
  ])('parses the licence of a package that states %s', (_form, licenses, licence) => {
    expect(licenceOf({ 'bom-ref': 'one@1.0.0', licenses })).toBe(licence);
  });

  it('of this product has the dependencies of package.json and only three devDependencies', () => {
    const read = (file: string): unknown => JSON.parse(readFileSync(resolve(file), 'utf8'));
    const manifest = read('package.json') as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const listed = productRefs(read('package-lock.json') as Lock);
    const pinned = (needs: Record<string, string>) =>
      Object.entries(needs).map(([name, version]) => `${name}@${version}`);
    expect(pinned(manifest.dependencies).filter((ref) => !listed.has(ref))).toEqual([]);
    const found = pinned(manifest.devDependencies).filter((ref) => listed.has(ref));
    expect(found.map((ref) => ref.replace(/(.)@.*/, '$1'))).toEqual([
      '@types/react',
      'mini-css-extract-plugin',
      'webpack',
    ]);
  });
});

describe('the check of a build', () => {
  const billOf = (licences: Record<string, string>): Bill => ({
    metadata: { component: { 'bom-ref': 'product@1.0.0' } },
    components: Object.entries(licences).map(([ref, id]) => ({
      'bom-ref': ref,
      licenses: [{ license: { id } }],
    })),
    dependencies: [],
  });
  const bill = billOf({ 'good@1.0.0': 'MIT', 'other@1.0.0': 'ISC' });
  const good: InstalledPackage = {
    ...{ name: 'good', version: '1.0.0', license: 'MIT', author: '', texts: ['MIT'] },
  };
  const other = { ...good, name: 'other', texts: [] };

  it.each<[string, InstalledPackage[], string[]]>([
    ['accepts packages that the bill lists', [good], []],
    [
      'reports a package that the bill does not list',
      [good, { ...good, name: 'planted' }],
      ['planted@1.0.0 is in the build, but not in the bill of materials'],
    ],
    [
      'reports another version of a package',
      [{ ...good, version: '1.0.1' }],
      ['good@1.0.1 is in the build, but not in the bill of materials'],
    ],
    [
      'reports a licence that is not allowed',
      [{ ...good, license: 'GPL-3.0-only' }],
      ['good@1.0.0: the licence "GPL-3.0-only" is not allowed'],
    ],
    [
      'reports a missing licence',
      [{ ...good, license: '' }],
      ['good@1.0.0: the licence "" is not allowed'],
    ],
    ['accepts a common licence without its text', [other], []],
    [
      'reports another licence without its text',
      [{ ...other, license: 'ISC' }],
      ['other@1.0.0 does not contain its licence text'],
    ],
  ])('%s', (_what, packages, findings) => {
    expect(packageFindings({ packages, files: [] }, bill)).toEqual(findings);
  });

  it('reports a forbidden licence in the bill even when no build contains the package', () => {
    const withPlanted = billOf({ 'planted@2.0.0': 'SSPL-1.0' });
    expect(packageFindings({ packages: [], files: [] }, withPlanted)).toEqual([
      'planted@2.0.0: the licence "SSPL-1.0" is not allowed',
    ]);
  });

  it.each([
    ['allows', 'MIT', true],
    ['allows', 'MIT AND ISC AND BSD-3-Clause', true],
    ['allows', '(MIT OR CC0-1.0)', true],
    ['allows', 'GPL-2.0-only OR MIT', true],
    ['refuses', 'GPL-2.0-only AND MIT', false],
    ['refuses', 'GPL-2.0-only OR MIT AND AGPL-3.0-only', false],
    ['refuses', '(MIT OR GPL-2.0-only) AND ISC', false],
    ['refuses', 'UNLICENSED', false],
    ['refuses', 'SEE LICENSE IN terms.txt', false],
  ])('%s the licence %s', (_verb, licence, expected) => {
    expect(isAllowed(licence)).toBe(expected);
  });

  it('reports files that are delivered but not listed by the build, and the reverse', () => {
    expect(fileFindings(['a.js', 'b.js'], ['a.js', 'b.js'])).toEqual([]);
    expect(fileFindings(['a.js', 'old.js'], ['a.js', 'new.js'])).toEqual([
      'new.js is delivered, but not in the list of the build',
      'old.js is in the list of the build, but not delivered',
    ]);
  });
});

describe('the audit of what is installed', () => {
  const lock: Lock = {
    name: 'product',
    packages: {
      '': { version: '1.0.0' },
      'node_modules/weak': { version: '4.0.0' },
      'node_modules/form/node_modules/weak': { version: '2.0.0' },
    },
  };
  const exception = {
    ...{ ref: 'weak@2.0.0', weakness: 'It bends.', reason: 'Nobody leans on it.' },
    ...{ since: '2026-01-01', until: '2026-06-30' },
  };

  it.each([
    ['accepts', 'weak@2.0.0', '2026-06-30', []],
    [
      'asks to review',
      'weak@2.0.0',
      '2026-07-01',
      ['weak@2.0.0: its exception had to be reviewed by 2026-06-30'],
    ],
    [
      'asks to remove',
      'weak@2.0.1',
      '2026-06-30',
      ['weak@2.0.1 is not installed: remove its exception'],
    ],
    [
      'asks to remove',
      'product@1.0.0',
      '2026-06-30',
      ['product@1.0.0 is not installed: remove its exception'],
    ],
  ])('%s an exception for %s on %s', (_verb, ref, today, stale) => {
    expect(staleExceptions([{ ...exception, ref }], lock, today)).toEqual(stale);
  });

  it('lists each vulnerable version once, and whether it has an exception', () => {
    const report: AuditReport = {
      vulnerabilities: {
        weak: {
          via: [{ title: 'It bends', url: 'https://advisories.example/1', severity: 'moderate' }],
          nodes: ['node_modules/weak', 'node_modules/form/node_modules/weak'],
        },
        form: { via: ['weak'], nodes: ['node_modules/form'] },
      },
    };
    const sentence = (ref: string) => `${ref}: It bends (moderate), https://advisories.example/1`;
    expect(advisoriesIn(report, [exception], lock)).toEqual([
      { sentence: sentence('weak@4.0.0'), isExcepted: false },
      { sentence: sentence('weak@2.0.0'), isExcepted: true },
    ]);
  });
});

describe('the comparison of two builds', () => {
  it('names each file that differs or is in one build only', () => {
    const build = (files: Record<string, string>) => new Map(Object.entries(files));
    expect(differences(build({ a: '1', b: '2' }), build({ b: '2', a: '1' }))).toEqual([]);
    expect(
      differences(build({ a: '1', b: '2', c: '3' }), build({ b: '9', c: '3', d: '4' })),
    ).toEqual(['a is in the first build only', 'b differs', 'd is in the second build only']);
  });
});
