import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Language } from '../../src/config/languages';
import type { Settings } from '../../src/config/settings';

/** The markup of each first view, by its file, in each language. */
export type FirstViewMarkup = Record<string, Record<Language, string>>;

/** The script that renders the first views of a build. */
export const rendererFile = 'first-views.mjs';

/** The folder of that script, beside the build's own: nothing in it is for a browser. */
export const rendererFolder = (build: string) => `${build}-first-views`;

const rendered = new Map<string, FirstViewMarkup>();

/** Has a build (its folder) render its first views for a deployment. */
export function renderFirstViews(build: string, settings: Settings): FirstViewMarkup {
  // What no first view shows makes no difference, and is not worth a second process.
  const unseen = { apiBaseUrl: '', errorReportUrl: '', reportWebVitals: false, signing: null };
  const shown = { ...settings, ...unseen };
  const script = join(rendererFolder(build), rendererFile);
  const input = JSON.stringify(shown);
  const known = rendered.get(script + input);
  if (known) return known;
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`The first views of ${build} cannot be rendered:\n${stderr}`);
  const markup = JSON.parse(stdout) as FirstViewMarkup;
  rendered.set(script + input, markup);
  return markup;
}
