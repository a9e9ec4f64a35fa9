import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';

/** The sheet that every page of a build loads. */
export function readMainSheet(build: string): string {
  const folder = join(build, 'assets');
  const name = readdirSync(folder).find((file) => /^main\.\w+\.css$/.test(file));
  if (!name) throw new Error(`There is no style sheet in ${folder}: run "npm run build" first.`);
  return readFileSync(join(folder, name), 'utf8');
}

/** Rules for parts of fields that no first view has: of those for dates, colours and files, and what a browser puts into its own. */
const laterParts = /[^{}]*::(?:file-selector-button|-webkit-|-moz-)[^{}]*\{[^{}]*\}/g;
const emptyQuery = /@media[^{}]*\{\}/g;

/** The rules of a style sheet that a page's markup needs. */
export async function criticalStyles(sheet: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: sheet.replaceAll(laterParts, '').replaceAll(emptyQuery, '') }],
    variables: true,
    keyframes: true,
  });
  return result?.css ?? '';
}
