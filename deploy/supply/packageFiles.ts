import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as its own folder states it. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** An SPDX name or expression; empty where the package states none. */
  license: string;
  author: string;
  /** What its licence and notice files say, in the order of their names; empty where it has none. */
  texts: string[];
}

const inPackage = /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** The folder of the package that holds a file; null for a file of our own. A query after the path is no matter. */
export function packageFolderOf(path: string): string | null {
  return inPackage.exec(path)?.[0] ?? null;
}

/** Who wrote a package, from either form of the field: `Name <mail> (site)` or an object. */
function authorOf(author: string | { name?: string } = ''): string {
  const name = typeof author === 'string' ? author : (author.name ?? '');
  return name.replace(/\s*[<(].*$/, '');
}

/** Reads a package from its folder. Throws where there is none. */
export function readPackage(folder: string): InstalledPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string | { type?: string };
    author?: string | { name?: string };
  };
  const { name, version, license = '' } = manifest;
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return {
    name,
    version,
    license: typeof license === 'string' ? license : (license.type ?? ''),
    author: authorOf(manifest.author),
    texts,
  };
}
