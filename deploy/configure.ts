import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Settings } from '../src/config/settings';
import { serverConfiguration, type ServerSettings } from './server';
import { criticalStyles, readMainSheet } from './first-views/criticalStyles';
import { withFirstView, withStyles } from './first-views/firstViewShell';
import { firstViews } from './first-views/firstViews';
import { renderFirstViews } from './first-views/renderFirstViews';
import { withSettings } from './shell';

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
  const sheet = readMainSheet(build);
  const markup = renderFirstViews(build, settings);
  const shells = new Map([['index', neutral]]);
  for (const { file, pattern } of firstViews) {
    const inLanguages = markup[file];
    if (!inLanguages) throw new Error(`There is no first view of ${file}.`);
    const html = withFirstView(neutral, pattern, inLanguages);
    shells.set(file, withStyles(html, criticalStyles(sheet, html)));
  }
  return shells;
}

/**
 * Writes what one deployment has of its own into `target`: the shells with its settings in `shell`, and the server's
 * configuration, `site.conf`. The build is only read: the same one serves every deployment.
 */
export function writeDeployment(deployment: Deployment): void {
  const { build, target, settings, server } = deployment;
  const shells = createShells(build, settings);
  const folder = join(target, 'shell');
  mkdirSync(folder, { recursive: true });
  for (const [file, html] of shells) {
    writeFileSync(join(folder, `${file}.html`), html);
    writeFileSync(join(folder, `${file}.html.gz`), gzipSync(html, { level: 9 }));
    writeFileSync(join(folder, `${file}.html.br`), brotliCompressSync(html));
  }
  const folders = { build: resolve(build), shell: resolve(folder) };
  writeFileSync(
    join(target, 'site.conf'),
    serverConfiguration(settings, server, folders, [...shells.values()].join('')),
  );
}
