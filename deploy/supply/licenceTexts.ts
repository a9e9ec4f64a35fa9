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

/** Sentences about packages without a licence text: their licences require it with every copy. */
export function missingTexts(packages: readonly InstalledPackage[]): string[] {
  return packages
    .filter((one) => textsOf(one).length === 0)
    .map(({ name, version }) => `${name}@${version} does not contain its licence text`);
}

/** The content of `licences.txt`: every package with its version, licence and licence text. */
export function licenceFile(packages: readonly InstalledPackage[]): string {
  const parts = packages.map((one) =>
    [`${one.name} ${one.version} (${one.license})`, ...textsOf(one)].join('\n\n'),
  );
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['This product contains the packages below.', ...parts].join(line)}\n`;
}
