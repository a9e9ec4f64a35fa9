import { licenceOf, type Bill } from './billOfMaterials';
import type { BundleList } from './bundledPackagesPlugin';
import { missingTexts } from './licenceTexts';

/** Licences that permit closed-source distribution and require no more than their text. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
]);

/**
 * Whether an SPDX name or expression permits distribution. Nested brackets are not supported and count as not allowed.
 */
export function isAllowed(licence: string): boolean {
  const bare = licence.replace(/^\(([^()]*)\)$/, '$1');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name)));
}

function licenceFindings(packages: readonly { ref: string; licence: string }[]): string[] {
  return packages
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ ref, licence }) => `${ref}: the licence "${licence}" is not allowed`);
}

/**
 * Problems with a build's packages, as sentences: not in the bill of materials, licence not allowed, or licence text
 * missing.
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
    ...unlisted.map(({ ref }) => `${ref} is in the build, but not in the bill of materials`),
    ...new Set(licenceFindings([...bundled, ...inBill])),
    ...missingTexts(packages),
  ];
}

/**
 * Sentences about scripts and style sheets that are only in the list or only in the build folder. A finding means that
 * the list belongs to another build.
 */
export function fileFindings(listed: readonly string[], delivered: readonly string[]): string[] {
  return [
    ...delivered
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} is delivered, but not in the list of the build`),
    ...listed
      .filter((name) => !delivered.includes(name))
      .map((name) => `${name} is in the list of the build, but not delivered`),
  ];
}
