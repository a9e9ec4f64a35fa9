import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findInstalled, installDebianPackages, namedIn } from './programs';

/** The error message if no nginx is found and none can be installed. */
export const noNginxMessage =
  'No nginx was found and none could be installed. Install it (Debian: "apt-get install nginx libnginx-mod-http-brotli-static") or name one in NGINX_PATH.';

const fixedPlaces = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];
const modulePlaces = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules'];

/**
 * The path of an existing nginx, from NGINX_PATH or installed. Null if there is none. Throws if the file in NGINX_PATH
 * does not exist.
 */
export const findNginx = () => namedIn('NGINX_PATH') ?? findInstalled(['nginx'], fixedPlaces);

/** The path of nginx's module for precompressed brotli, or null. */
export function findBrotliModule(): string | null {
  const name = 'ngx_http_brotli_static_module.so';
  return modulePlaces.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** The path of an nginx, installed if there is none. Throws a one-line error if that fails. */
export function ensureNginx(): string {
  const isWhole = findNginx() !== null && findBrotliModule() !== null;
  if (!isWhole) installDebianPackages('nginx', 'libnginx-mod-http-brotli-static');
  const path = findNginx();
  if (!path) throw new Error(noNginxMessage);
  return path;
}
