import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalledPackage } from './packageFiles';

/**
 * The licence texts that go with a copy of a package: its own files; where it has none, its authors and the common text
 * of the licence that it states. Empty where that is not known either.
 */
function textsOf({ name, license, author, texts }: InstalledPackage): string[] {
  if (texts.length > 0) return texts;
  const common = join(import.meta.dirname, 'texts', `${license}.txt`);
  if (!existsSync(common)) return [];
  const holder = author === '' ? `the authors of ${name}` : author;
  return [`Copyright (c) ${holder}`, readFileSync(common, 'utf8').trimEnd()];
}

/** The packages whose licence text is not known, as sentences: their licences ask for it to go with every copy. */
export function missingTexts(packages: readonly InstalledPackage[]): string[] {
  return packages
    .filter((one) => textsOf(one).length === 0)
    .map(({ name, version }) => `${name}@${version} carries no text of its licence`);
}

/** What is delivered beside the product: every package in it, with its version, licence and licence text. */
export function licenceFile(packages: readonly InstalledPackage[]): string {
  const parts = packages.map((one) =>
    [`${one.name} ${one.version} (${one.license})`, ...textsOf(one)].join('\n\n'),
  );
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['This product holds the packages below.', ...parts].join(line)}\n`;
}
