import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Language } from '../../src/config/languages';
import type { Settings } from '../../src/config/settings';

/** The markup of each first view by file and language. */
export type FirstViewMarkup = Record<string, Record<Language, string>>;

/** The file name of the script that renders the first views of a build. */
export const rendererFile = 'first-views.mjs';

/** The folder of the script `rendererFile`. It is outside the build because no browser may request it. */
export const rendererFolder = (build: string) => `${build}-first-views`;

const rendered = new Map<string, FirstViewMarkup>();

/** Renders the first views of a build with a deployment's settings, in a child process. `build` is its folder. */
export function renderFirstViews(build: string, settings: Settings): FirstViewMarkup {
  // No first view shows these settings: leave them out so that deployments that differ only in them share a rendering.
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
