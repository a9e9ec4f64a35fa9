import { transform } from 'lightningcss';
import type { Compiler } from 'webpack';
import { unusedClasses } from './unusedClasses';

/**
 * Takes the rules out of a build's style sheets whose classes no script or page of it names, such as those of Bootstrap that
 * come with a part of it and are not needed here.
 */
export class UnusedClassesPlugin {
  /** `shell` is the page that the sheet of every page is put into, which is made of the sheet as it is then. */
  constructor(private readonly shell: string) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('UnusedClasses', (compilation) => {
      // The scripts are as they will be, and nothing is made of the sheets yet.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({ name: 'UnusedClasses', stage }, (assets) => {
        const textsOf = (ending: RegExp) =>
          Object.entries(assets)
            .filter(([name]) => ending.test(name))
            .map(([name, source]) => ({ name, text: source.source().toString() }));
        const scripts = textsOf(/\.(?:js|html)$/).map(({ text }) => text);
        const scriptsAndPages = [...scripts, this.shell].join('\n');
        for (const { name, text } of textsOf(/\.css$/)) {
          const { code } = transform({
            filename: name,
            code: Buffer.from(text),
            minify: true,
            unusedSymbols: unusedClasses(text, scriptsAndPages),
          });
          compilation.updateAsset(name, new sources.RawSource(Buffer.from(code)));
        }
      });
    });
  }
}
