import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Settings } from '../src/config/settings';
import { serverConfiguration, type ServerSettings } from './server';
import { firstViews } from './first-views/firstViews';
import { renderFirstViews } from './first-views/renderFirstViews';
import { withFirstView, withSettings } from './shell';

/**
 * One deployment: the build, the target folder for its shells and `site.conf`, and its settings. Folders are absolute.
 */
export interface Deployment {
  build: string;
  target: string;
  settings: Settings;
  server: ServerSettings;
}

/** The HTML shells of a deployment by file name without extension: the neutral one and one for each first view. */
function createShells(build: string, settings: Settings): Map<string, string> {
  const shellFile = join(build, 'index.html');
  if (!existsSync(shellFile)) {
    throw new Error(`There is no build in ${build}: run "npm run build" first.`);
  }
  const neutral = withSettings(readFileSync(shellFile, 'utf8'), settings);
  const markup = renderFirstViews(build, settings);
  const shells = new Map([['index', neutral]]);
  for (const { file, pattern } of firstViews) {
    const inLanguages = markup[file];
    if (!inLanguages) throw new Error(`There is no first view of ${file}.`);
    shells.set(file, withFirstView(neutral, pattern, inLanguages));
  }
  return shells;
}

/** How many shell folders stay, the new one included. nginx serves an older one until it is reloaded. */
const keptShells = 10;

/** Removes all but the newest shell folders in `target`, never `newest`. Their names sort by time. */
function removeOldShells(target: string, newest: string): void {
  const shells = readdirSync(target).filter((name) => /^shell(?:-|$)/.test(name));
  for (const name of shells.sort().slice(0, -keptShells)) {
    const folder = join(target, name);
    // Never remove the new folder: after the machine's clock was set back, its name would sort among the old ones.
    if (folder !== newest) rmSync(folder, { recursive: true });
  }
}

/**
 * Writes the files of one deployment into `target`: a new folder of shells with its settings, and `site.conf`, which
 * refers to that folder. A single rename replaces `site.conf`, so a deployment is never half old and half new. The
 * build is not changed and can serve several deployments. Returns the folder of the shells.
 */
export function writeDeployment(deployment: Deployment): string {
  const { build, target, settings, server } = deployment;
  const shells = createShells(build, settings);
  const now = new Date().toISOString().replaceAll(/\D/g, '');
  const folder = join(target, `shell-${now}-${randomBytes(4).toString('hex')}`);
  const folders = { build: resolve(build), shell: resolve(folder) };
  // Create the nginx configuration before anything is written, because this checks the last settings.
  const configuration = serverConfiguration(
    settings,
    server,
    folders,
    [...shells.values()].join(''),
  );
  mkdirSync(folder, { recursive: true });
  for (const [file, html] of shells) {
    writeFileSync(join(folder, `${file}.html`), html);
    writeFileSync(join(folder, `${file}.html.gz`), gzipSync(html, { level: 9 }));
    writeFileSync(join(folder, `${file}.html.br`), brotliCompressSync(html));
  }
  const site = join(target, 'site.conf');
  const next = `${site}.next`;
  writeFileSync(next, configuration);
  renameSync(next, site);
  removeOldShells(target, folder);
  return folder;
}
