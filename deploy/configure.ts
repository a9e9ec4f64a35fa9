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

/** One deployment: a build, what is put on top of it, and the settings that it gets. Folders are absolute. */
export interface Deployment {
  build: string;
  target: string;
  settings: Settings;
  server: ServerSettings;
}

/** The shells of a deployment, by their file: the neutral one, and one for each first view. */
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

/** The folder of shells that a configuration serves. */
const shellOf = (configuration: string) =>
  /alias ([^;]*shell[^;/]*)\/;/.exec(configuration)?.[1] ?? '';

/** The folders of shells in `target`, but for those that are named: what no configuration leads to any more. */
function removeOtherShells(target: string, kept: readonly string[]): void {
  for (const name of readdirSync(target)) {
    const folder = join(target, name);
    const isShell = /^shell(?:-|$)/.test(name) && !kept.includes(folder);
    if (isShell) rmSync(folder, { recursive: true });
  }
}

/**
 * Writes what one deployment has of its own into `target`: the shells with its settings in a folder of their own, and the server's
 * configuration, `site.conf`, which names that folder. It takes the place of the last one by one rename, so that nothing is ever half
 * of this deployment and half of the last. The last shells stay: nginx serves them until it is reloaded. The build is only read: the
 * same one serves every deployment. Returns the folder of the shells.
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
