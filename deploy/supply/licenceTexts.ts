import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalledPackage } from './packageFiles';

/**
 * The licence texts of a package: its own licence files, or its author and the common text of its licence if it has
 * none. Empty if neither exists.
 */
function textsOf({ name, license, author, texts }: InstalledPackage): string[] {
  if (texts.length > 0) return texts;
  const common = join(import.meta.dirname, 'texts', `${license}.txt`);
  if (!existsSync(common)) return [];
  const holder = author === '' ? `the authors of ${name}` : author;
  return [`Copyright (c) ${holder}`, readFileSync(common, 'utf8').trimEnd()];
}

/** Returns a message for each package without a licence text. Most licences require the text in every copy. */
export function missingTexts(packages: readonly InstalledPackage[]): string[] {
  return packages
    .filter((installed) => textsOf(installed).length === 0)
    .map(({ name, version }) => `${name}@${version} does not contain its licence text`);
}

/** The content of `licences.txt`: every package with its version, licence and licence text. */
export function licenceFile(packages: readonly InstalledPackage[]): string {
  const parts = packages.map((installed) => {
    const { name, version, license } = installed;
    return [`${name} ${version} (${license})`, ...textsOf(installed)].join('\n\n');
  });
  const separator = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['This product contains the packages below.', ...parts].join(separator)}\n`;
}
