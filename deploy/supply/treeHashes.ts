import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folders and files that `copyProject` does not copy: no build needs them, except node_modules, which it links. */
const left = /^(node_modules|\.git|\.cache|dist.*|coverage|test-results|playwright-report)$/;

/** Hard-links a file, or copies it if the file system cannot link. */
function link(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function linkTree(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else link(source, target);
  }
}

/** Copies a project's sources and installed packages to `to`, which may be inside a folder that is left out. */
export function copyProject(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((one) => !left.test(one))) {
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
  linkTree(join(from, 'node_modules'), join(to, 'node_modules'));
}

/** The SHA-256 of every file in a folder, by its relative path. */
export function hashesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((path) => [
      relative(folder, path).replaceAll(sep, '/'),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  );
}

/** The differences between two folders, as sentences; empty if all files and hashes are equal. */
export function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  return names.flatMap((name) => {
    const hash = one.get(name);
    const otherHash = other.get(name);
    if (hash === otherHash) return [];
    if (otherHash === undefined) return [`${name} is in the first build only`];
    if (hash === undefined) return [`${name} is in the second build only`];
    return [`${name} differs`];
  });
}
