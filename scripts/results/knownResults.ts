import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readFileGraph } from './fileGraph';

/** What passed before and would pass again, since nothing that it can reach has changed. */
export interface KnownResults {
  /** The files whose result is not known. */
  unknown: string[];
  /** Notes the files that passed now, and forgets what belongs to no file any more. */
  note: (passed: readonly string[]) => void;
}

function read(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Files of the project whose paths fit, new ones included. */
export function projectFiles(pattern: RegExp): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', args, { encoding: 'utf8' }).split('\0');
  return paths.filter((path) => path !== '' && pattern.test(path) && existsSync(path));
}

/**
 * The results of a check of single files (`name`), kept in `.cache`. A result hangs on the file and all it can reach, on
 * the installed packages, on Node, and on `settings`: the check's own files. `npm test` reads none of them.
 */
export function knownResults(
  name: string,
  files: readonly string[],
  settings: readonly string[],
): KnownResults {
  const store = resolve('.cache/results', `${name}.json`);
  const graph = readFileGraph(process.cwd(), projectFiles(/./));
  const base = [
    process.version,
    process.env.TZ ?? '',
    process.env.LANG ?? '',
    read('node_modules/.package-lock.json'),
    read('tsconfig.json'),
    ...settings.map(graph.importsKeyOf),
  ];
  const keyOf = (path: string) =>
    createHash('sha256')
      .update([...base, graph.keyOf(path)].join('\n'))
      .digest('hex');
  const keys = new Map(files.map((path) => [path, keyOf(path)]));
  const passed = new Set(JSON.parse(read(store) || '[]') as string[]);
  const isKnown = (path: string) => passed.has(keys.get(path) ?? '');
  return {
    unknown: files.filter((path) => !isKnown(path)),
    note: (paths) => {
      const now = files.filter((path) => isKnown(path) || paths.includes(path));
      mkdirSync(dirname(store), { recursive: true });
      writeFileSync(store, JSON.stringify(now.map((path) => keys.get(path))));
    },
  };
}
