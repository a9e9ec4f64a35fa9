import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { isMet, tagsIn } from './matching';

/** The sheet that every page of a build loads. */
export function readMainSheet(build: string): string {
  const folder = join(build, 'assets');
  const name = readdirSync(folder).find((file) => /^main\.\w+\.css$/.test(file));
  if (!name) throw new Error(`There is no style sheet in ${folder}: run "npm run build" first.`);
  return readFileSync(join(folder, name), 'utf8');
}

const namesIn = (css: string, pattern: RegExp) =>
  new Set(Array.from(css.matchAll(pattern), ([, name = '']) => name));

/** The custom properties and animations that nothing uses. */
function unusedNames(css: string): string[] {
  const used = namesIn(css, /var\((--[\w-]+)/g);
  const animations = namesIn(css, /@keyframes ([\w-]+)/g);
  return [
    ...[...namesIn(css, /[{;](--[\w-]+):/g)].filter((name) => !used.has(name)),
    ...[...animations].filter((name) => !new RegExp(`animation[^;}]*\\b${name}\\b`).test(css)),
  ];
}

/** The rules of a style sheet that a page's markup needs, whatever its user points at or moves the focus to. */
export function criticalStyles(sheet: string, html: string): string {
  const tags = tagsIn(html);
  const minified = (
    code: string,
    options: Pick<Parameters<typeof transform>[0], 'visitor' | 'unusedSymbols'>,
  ) => {
    const result = transform({
      filename: 'main.css',
      code: Buffer.from(code),
      minify: true,
      ...options,
    });
    return Buffer.from(result.code).toString();
  };
  let css = minified(sheet, {
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some((one) => isMet(one, tags)) ? undefined : []),
      },
      Selector: (selector) => (isMet(selector, tags) ? undefined : []),
    },
  });
  // A property that goes may have been the only one to use another.
  for (let before = ''; before !== css;) {
    before = css;
    css = minified(css, { unusedSymbols: unusedNames(css) });
  }
  return css;
}
