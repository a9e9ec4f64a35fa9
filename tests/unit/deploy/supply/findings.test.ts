import type { Bill } from '@deploy/supply/billOfMaterials';
import { fileFindings, isAllowed, packageFindings } from '@deploy/supply/findings';
import type { InstalledPackage } from '@deploy/supply/packageFiles';

const billOf = (licences: Record<string, string>): Bill => ({
  metadata: { component: { 'bom-ref': 'product@1.0.0' } },
  components: Object.entries(licences).map(([ref, id]) => ({
    'bom-ref': ref,
    licenses: [{ license: { id } }],
  })),
  dependencies: [],
});
const bill = billOf({ 'good@1.0.0': 'MIT', 'other@1.0.0': 'ISC' });

function installed(change: Partial<InstalledPackage> = {}): InstalledPackage {
  return { name: 'good', version: '1.0.0', license: 'MIT', author: '', texts: ['MIT'], ...change };
}

const findingsOf = (...packages: InstalledPackage[]) =>
  packageFindings({ packages, files: [] }, bill);

describe('packageFindings', () => {
  it('finds nothing in a build of packages that the bill lists', () => {
    expect(findingsOf(installed())).toEqual([]);
  });

  it('finds a package that the bill does not list', () => {
    expect(findingsOf(installed(), installed({ name: 'planted' }))).toEqual([
      'planted@1.0.0 is in the build, and not in the bill of materials',
    ]);
  });

  it('finds another version of a package that the bill lists', () => {
    expect(findingsOf(installed({ version: '1.0.1' }))).toEqual([
      'good@1.0.1 is in the build, and not in the bill of materials',
    ]);
  });

  it.each(['GPL-3.0-only', ''])('finds the licence "%s", which is not allowed', (license) => {
    expect(findingsOf(installed({ license }))).toEqual([
      `good@1.0.0: the licence "${license}" is not one of those allowed`,
    ]);
  });

  it('finds a licence that is not allowed in the bill, though no build holds the package', () => {
    const withPlanted = billOf({ 'planted@2.0.0': 'SSPL-1.0' });
    expect(packageFindings({ packages: [], files: [] }, withPlanted)).toEqual([
      'planted@2.0.0: the licence "SSPL-1.0" is not one of those allowed',
    ]);
  });

  it('finds a package without the text of its licence, unless the licence is a common one', () => {
    const other = { name: 'other', texts: [] };
    expect(findingsOf(installed({ ...other, license: 'MIT' }))).toEqual([]);
    expect(findingsOf(installed({ ...other, license: 'ISC' }))).toEqual([
      'other@1.0.0 carries no text of its licence',
    ]);
  });
});

it.each([
  ['MIT', true],
  ['MIT AND ISC AND BSD-3-Clause', true],
  ['(MIT OR CC0-1.0)', true],
  ['GPL-2.0-only OR MIT', true],
  ['GPL-2.0-only AND MIT', false],
  ['GPL-2.0-only OR MIT AND AGPL-3.0-only', false],
  ['(MIT OR GPL-2.0-only) AND ISC', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN terms.txt', false],
])('judges the licence %s: allowed is %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});

it('finds files that only the delivered build or only the list has', () => {
  expect(fileFindings(['a.js', 'b.js'], ['a.js', 'b.js'])).toEqual([]);
  expect(fileFindings(['a.js', 'old.js'], ['a.js', 'new.js'])).toEqual([
    'new.js is delivered, and not in the list of the build',
    'old.js is in the list of the build, and not delivered',
  ]);
});
