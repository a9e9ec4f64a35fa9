import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

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
