import { transform } from 'lightningcss';
import type { Compiler } from 'webpack';

/**
 * Class names that a library could build at runtime but does not build here, so their rules are removed. The end-to-end
 * tests check on all screens that no element has such a class.
 */
const neverJoined: readonly { classes: RegExp; because: string }[] = [
  {
    classes: /^modal-(?:xl|xxl|fullscreen-\w+-down)$/,
    because: 'AppModal has the sizes sm, lg and fullscreen.',
  },
  {
    classes: /^Toastify__toast-container--(?!bottom-left$)/,
    because: 'Toasts puts all notifications at the bottom left.',
  },
  {
    classes: /^Toastify__(?:toast|progress-bar)-theme--(?!light$)/,
    because: 'Toasts has one theme, in the colours of the tokens.',
  },
  {
    classes: /^Toastify__(?:bounce|slide|zoom|flip)-/,
    because: 'Toasts come and go by a transition of our own.',
  },
];

interface Sheet {
  name: string;
  text: string;
}

const words = (text: string) => new Set(text.match(/[\w-]+/g));

function classesIn(sheet: string): string[] {
  return [...new Set(Array.from(sheet.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name))];
}

/**
 * The classes of a style sheet that no element can have. A class counts as used if the scripts and pages contain its
 * name, or a prefix or suffix that it may be built from at runtime (`alert-` before a tone, `-error` after a block).
 */
function unusedClasses(sheet: string, scriptsAndPages: string): string[] {
  const known = words(scriptsAndPages);
  const starts = [...known].filter((word) => /^[a-z].+-$/i.test(word));
  const ends = [...known].filter((word) => /^-[a-z]/i.test(word));
  const mayBeJoined = (name: string) =>
    !neverJoined.some(({ classes }) => classes.test(name)) &&
    (starts.some((start) => name.startsWith(start)) || ends.some((end) => name.endsWith(end)));
  return classesIn(sheet).filter((name) => !known.has(name) && !mayBeJoined(name));
}

function keyframesIn(sheet: string): string[] {
  return Array.from(sheet.matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name);
}

/** Removes the rules of these classes and the keyframes with these names. */
function withoutSymbols(sheet: Sheet, unusedSymbols: string[]): Sheet {
  const code = Buffer.from(sheet.text);
  const kept = transform({ filename: sheet.name, code, minify: true, unusedSymbols });
  return { ...sheet, text: Buffer.from(kept.code).toString() };
}

/**
 * Removes rules from a build's style sheets whose classes no script or page uses, such as those of Bootstrap components
 * that are not used here, and then the keyframes that no rule uses any more.
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
        const textsOf = (ending: RegExp): Sheet[] =>
          Object.entries(assets)
            .filter(([name]) => ending.test(name))
            .map(([name, source]) => ({ name, text: source.source().toString() }));
        const scripts = textsOf(/\.(?:js|html)$/).map(({ text }) => text);
        const scriptsAndPages = [...scripts, this.shell].join('\n');
        const sheets = textsOf(/\.css$/).map((sheet) =>
          withoutSymbols(sheet, unusedClasses(sheet.text, scriptsAndPages)),
        );
        const rules = sheets.map(({ text }) => text.replaceAll(/@keyframes [\w-]+/g, ''));
        const used = words([...rules, scriptsAndPages].join('\n'));
        for (const sheet of sheets) {
          const unused = keyframesIn(sheet.text).filter((name) => !used.has(name));
          const { name, text } = unused.length > 0 ? withoutSymbols(sheet, unused) : sheet;
          compilation.updateAsset(name, new sources.RawSource(text));
        }
      });
    });
  }
}
