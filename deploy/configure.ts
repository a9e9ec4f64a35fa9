import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Settings } from '../src/config/settings';
import { serverConfiguration, type ServerSettings } from './server';
import { withSettings } from './shell';

/** One deployment: a build, what is put on top of it, and the settings that it gets. Folders are absolute. */
export interface Deployment {
  build: string;
  target: string;
  settings: Settings;
  server: ServerSettings;
}

/**
 * Writes what one deployment has of its own into `target`: the shell with its settings in `shell`, and the server's
 * configuration, `site.conf`. The build is only read: the same one serves every deployment.
 */
export function writeDeployment({ build, target, settings, server }: Deployment): void {
  const shellFile = join(build, 'index.html');
  if (!existsSync(shellFile)) {
    throw new Error(`There is no build in ${build}: run "npm run build" first.`);
  }
  const shell = join(target, 'shell');
  const html = withSettings(readFileSync(shellFile, 'utf8'), settings);
  mkdirSync(shell, { recursive: true });
  writeFileSync(join(shell, 'index.html'), html);
  writeFileSync(join(shell, 'index.html.gz'), gzipSync(html, { level: 9 }));
  writeFileSync(join(shell, 'index.html.br'), brotliCompressSync(html));
  writeFileSync(
    join(target, 'site.conf'),
    serverConfiguration(settings, server, { build: resolve(build), shell: resolve(shell) }, html),
  );
}
