import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The file that an environment variable names, or null without it. Throws if the file does not exist. */
export function namedIn(variable: string): string | null {
  const path = process.env[variable];
  if (!path) return null;
  if (!existsSync(path)) throw new Error(`${variable} names ${path}, which does not exist.`);
  return path;
}

/** The first of the commands on the PATH, else the first existing path of `fixed`, else null. */
export function findInstalled(
  names: readonly string[],
  fixed: readonly string[] = [],
): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...places, ...fixed].find((path) => existsSync(path)) ?? null;
}

function isDebianRoot(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/** Installs Debian packages if running as root on Debian. Returns whether it succeeded. */
export function installDebianPackages(...names: string[]): boolean {
  if (!isDebianRoot()) return false;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: environment }).status === 0;
  run('update');
  return run('install', '-y', '--no-install-recommends', ...names);
}
