import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';
import { licenceFile } from './licenceTexts';
import { packageFolderOf, readPackage, type InstalledPackage } from './packageFiles';

/** The list of packages that the plugin writes for a build. */
export interface BundleList {
  packages: InstalledPackage[];
  /** The build's scripts and style sheets. Their hashed names identify the build. */
  files: string[];
}

/** The packages of webpack's runtime modules. Other runtime modules belong to webpack. */
const runtimeOwners: Record<string, string> = {
  'webpack/runtime/css loading': 'mini-css-extract-plugin',
};

/** The modules of all chunks, including those inside concatenated modules. */
function modulesIn({ chunks, chunkGraph }: Compilation): Set<Module> {
  const found = new Set<Module>();
  const add = (module: Module) => {
    found.add(module);
    const { modules: inner } = module as { modules?: Iterable<Module> };
    for (const one of inner ?? []) add(one);
  };
  for (const chunk of chunks) for (const one of chunkGraph.getChunkModulesIterable(chunk)) add(one);
  return found;
}

/** The package folders that a compilation includes code from. */
function foldersIn(compilation: Compilation, root: string): string[] {
  const paths: string[] = [];
  for (const module of modulesIn(compilation)) {
    const owner =
      module.type === 'runtime' ? (runtimeOwners[module.identifier()] ?? 'webpack') : null;
    if (owner !== null) paths.push(`${root}/node_modules/${owner}`);
    paths.push(module.nameForCondition() ?? '');
  }
  // Also take the files that a module depends on: Sass resolves its imports itself, so they are no modules of webpack.
  for (const { buildInfo } of compilation.modules) {
    const read = (buildInfo?.fileDependencies ?? []) as Iterable<string>;
    paths.push(...[...read].filter((path) => /\.(css|s[ac]ss)$/.test(path)));
  }
  const folders = paths.map(packageFolderOf).filter((folder) => folder !== null);
  return [...new Set(folders)];
}

const byName = (a: InstalledPackage, b: InstalledPackage) =>
  `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1;

/**
 * Finds the packages that a build contains. Emits their licence texts as `licences.txt`, and writes the list for the
 * supply check to a file outside the build.
 */
export class BundledPackagesPlugin {
  constructor(private readonly listFile: string) {}

  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    let packages: InstalledPackage[] = [];
    compiler.hooks.thisCompilation.tap('BundledPackages', (compilation) => {
      // Emit the file before the stage that compresses the assets, so that it is compressed too.
      compilation.hooks.processAssets.tap({ name: 'BundledPackages', stage: -100 }, () => {
        packages = foldersIn(compilation, compiler.context).map(readPackage).sort(byName);
        compilation.emitAsset('licences.txt', new RawSource(licenceFile(packages)));
      });
    });
    compiler.hooks.afterEmit.tap('BundledPackages', (compilation) => {
      const files = compilation
        .getAssets()
        .map(({ name }) => name)
        .filter((name) => /\.(m?js|css)$/.test(name))
        .sort();
      const list: BundleList = { packages, files };
      mkdirSync(dirname(this.listFile), { recursive: true });
      writeFileSync(this.listFile, JSON.stringify(list, null, 1));
    });
  }
}
