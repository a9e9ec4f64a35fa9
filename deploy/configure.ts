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

/** The shell folder that an nginx configuration serves. */
const shellOf = (configuration: string) =>
  /alias ([^;]*shell[^;/]*)\/;/.exec(configuration)?.[1] ?? '';

/** Removes all shell folders in `target` except those in `kept`, which are absolute paths. */
function removeOtherShells(target: string, kept: readonly string[]): void {
  for (const name of readdirSync(target)) {
    const folder = join(target, name);
    const isShell = /^shell(?:-|$)/.test(name) && !kept.includes(folder);
    if (isShell) rmSync(folder, { recursive: true });
  }
}

/**
 * Writes the files of one deployment into `target`: a new folder of shells with its settings, and `site.conf`, which
 * refers to that folder. A single rename replaces `site.conf`, so a deployment is never half old and half new. The
 * previous shells stay because nginx serves them until it is reloaded. The build is not changed and can serve several
 * deployments. Returns the folder of the shells.
 */
export function writeDeployment(deployment: Deployment): string {
  const { build, target, settings, server } = deployment;
  const shells = createShells(build, settings);
  const now = new Date().toISOString().replaceAll(/\D/g, '');
  const folder = join(target, `shell-${now}-${randomBytes(4).toString('hex')}`);
  mkdirSync(folder, { recursive: true });
  for (const [file, html] of shells) {
    writeFileSync(join(folder, `${file}.html`), html);
    writeFileSync(join(folder, `${file}.html.gz`), gzipSync(html, { level: 9 }));
    writeFileSync(join(folder, `${file}.html.br`), brotliCompressSync(html));
  }
  const folders = { build: resolve(build), shell: resolve(folder) };
  const site = join(target, 'site.conf');
  const last = existsSync(site) ? readFileSync(site, 'utf8') : '';
  const next = `${site}.next`;
  writeFileSync(
    next,
    serverConfiguration(settings, server, folders, [...shells.values()].join('')),
  );
  renameSync(next, site);
  removeOtherShells(target, [folders.shell, shellOf(last)]);
  return folder;
}
