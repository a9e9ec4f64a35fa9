import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';

/** Names a module in a call that the compiler does not take for an import. */
const otherImports = [
  /\bjest\.\w+(?:<[^>]*>)?\(\s*'([^']+)'/g,
  /\bnew URL\(\s*'([^']+)',\s*import\.meta\.url/g,
];

/** Imports that lead out of the graph: to files by any name, and to programs. */
const opensAnyFile = /^(node:)?(fs|child_process|module|worker_threads)(\/.*)?$/;

/** A module that is loaded by a name that is made up as the program runs. */
const opensAnyModule =
  /\b(?:import|require|requireActual)(?:<[^>]*>)?\((?!\s*(?:\/\*[^*]*\*\/\s*)?['"])/;

/** Declarations that every file sees without an import. */
const isAmbient = (path: string, text: string) =>
  path.endsWith('.d.ts') || /^\s*declare (global|module)\b/m.test(text);

interface FileNode {
  hash: string;
  /** Files of the project that this one imports, in any way. */
  imports: string[];
  /** It may read any file of the project, so that its results hang on all of them. */
  isOpenEnded: boolean;
}

/** What the files of the project can reach, as keys: where a key is as it was, so are all files behind it. */
export interface FileGraph {
  /** The key of what is made of a file: that of all the project where the file may read any of it. */
  keyOf: (path: string) => string;
  /** The key of a file and those that it imports, alone. */
  importsKeyOf: (path: string) => string;
}

const hashOf = (...texts: string[]) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
};

function createResolver(root: string) {
  const config = ts.readConfigFile(resolve(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  return (name: string, from: string): string | null => {
    // Styles, documents and workers stand in their folders under the very name.
    if (name.startsWith('.') && ts.sys.fileExists(resolve(from, '..', name))) {
      return resolve(from, '..', name);
    }
    const { resolvedModule } = ts.resolveModuleName(name, from, options, ts.sys, cache);
    if (!resolvedModule || resolvedModule.isExternalLibraryImport) return null;
    return resolve(resolvedModule.resolvedFileName);
  };
}

function readNode(path: string, find: (name: string, from: string) => string | null): FileNode {
  const text = readFileSync(path, 'utf8');
  if (!/\.[cm]?[jt]sx?$/.test(path)) {
    return { hash: hashOf(text), imports: [], isOpenEnded: false };
  }
  const names = [
    ...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
    ...otherImports.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')),
  ];
  return {
    hash: hashOf(text),
    imports: names.map((name) => find(name, path)).filter((found) => found !== null),
    isOpenEnded: names.some((name) => opensAnyFile.test(name)) || opensAnyModule.test(text),
  };
}

/** Reads the project's files (`paths` below `root`: all that version control knows of) into a graph. */
export function readFileGraph(root: string, paths: readonly string[]): FileGraph {
  const find = createResolver(root);
  const nodes = new Map<string, FileNode>();
  const nodeOf = (path: string): FileNode => {
    const known = nodes.get(path) ?? readNode(path, find);
    nodes.set(path, known);
    return known;
  };
  const texts = paths.map((path) => [path, readFileSync(resolve(root, path), 'utf8')] as const);
  const everything = hashOf(...texts.flat());
  const ambient = hashOf(...texts.filter(([path, text]) => isAmbient(path, text)).flat());

  const reachedFrom = (path: string): string[] => {
    const reached = new Set([resolve(root, path)]);
    for (const file of reached) for (const next of nodeOf(file).imports) reached.add(next);
    return [...reached].sort();
  };
  const hashAll = (path: string, files: readonly string[]) =>
    hashOf(ambient, path, ...files.map((file) => `${relative(root, file)} ${nodeOf(file).hash}`));
  return {
    importsKeyOf: (path) => hashAll(path, reachedFrom(path)),
    keyOf: (path) => {
      const files = reachedFrom(path);
      const isOpenEnded = files.some((file) => nodeOf(file).isOpenEnded);
      return isOpenEnded ? hashOf(everything, path) : hashAll(path, files);
    },
  };
}
