import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as described by the files in its folder. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** The licence as an SPDX name or expression; empty if the package states none. */
  license: string;
  author: string;
  /** The contents of its licence and notice files, sorted by file name. */
  texts: string[];
}

const inPackage = /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** The folder of the package that holds a file, or null for the project's own files. Ignores a query after the path. */
export function packageFolderOf(path: string): string | null {
  return inPackage.exec(path)?.[0] ?? null;
}

/** The author's name, from either form of the field: `Name <mail> (site)` or an object. */
function authorOf(author: string | { name?: string } = ''): string {
  const name = typeof author === 'string' ? author : (author.name ?? '');
  return name.replace(/\s*[<(].*$/, '');
}

/** Reads what the files in a folder say about its package. Throws if the folder has no package. */
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
