import { transform } from 'lightningcss';
import type { Compiler } from 'webpack';
import { unusedClasses } from './unusedClasses';

/**
 * Removes rules from a build's style sheets whose classes no script or page uses, such as those of Bootstrap components
 * that are not used here.
 */
export class UnusedClassesPlugin {
  /** `shell` is the text of the HTML template: the page made from it is not among the assets when the plugin runs. */
  constructor(private readonly shell: string) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('UnusedClasses', (compilation) => {
      // At this stage the scripts are final, and no hash or inlined copy of the style sheets exists yet.
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
