import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** The files below a folder of the project whose names fit, by their paths from its root. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** The text of a file, by its path from the root of the project. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');
