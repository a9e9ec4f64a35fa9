import { licenceOf, type Bill } from './billOfMaterials';
import type { BundleList } from './bundledPackagesPlugin';
import { missingTexts } from './licenceTexts';

/** Licences that let a product be sold without its source, and ask for no more than their text. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
]);

/** Tells whether an SPDX name or expression lets the product be delivered; brackets inside it are not read, and refused. */
export function isAllowed(licence: string): boolean {
  const bare = licence.replace(/^\(([^()]*)\)$/, '$1');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name)));
}

function licenceFindings(packages: readonly { ref: string; licence: string }[]): string[] {
  return packages
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ ref, licence }) => `${ref}: the licence "${licence}" is not one of those allowed`);
}

/**
 * What is wrong with what a build holds, as sentences: a package that the bill does not list, a licence that is not
 * allowed, a licence text that is missing.
 */
export function packageFindings({ packages }: BundleList, bill: Bill): string[] {
  const listed = new Set(bill.components.map((one) => one['bom-ref']));
  const bundled = packages.map(({ name, version, license }) => ({
    ref: `${name}@${version}`,
    licence: license,
  }));
  const unlisted = bundled.filter(({ ref }) => !listed.has(ref));
  const inBill = bill.components.map((one) => ({ ref: one['bom-ref'], licence: licenceOf(one) }));
  return [
    ...unlisted.map(({ ref }) => `${ref} is in the build, and not in the bill of materials`),
    ...new Set(licenceFindings([...bundled, ...inBill])),
    ...missingTexts(packages),
  ];
}

/** What tells that a list is not of the build that is delivered: scripts and style sheets that only one of them names. */
export function fileFindings(listed: readonly string[], delivered: readonly string[]): string[] {
  return [
    ...delivered
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} is delivered, and not in the list of the build`),
    ...listed
      .filter((name) => !delivered.includes(name))
      .map((name) => `${name} is in the list of the build, and not delivered`),
  ];
}
