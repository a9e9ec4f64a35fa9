import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/**
 * Serves a build as an operator's server does: files unchanged (as brotli if available and accepted), the shell for
 * application routes, and 404 for a missing asset.
 */
export function serveStatic(folder: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://local');
  const wanted = normalize(join(folder, decodeURIComponent(pathname)));
  const isAsset = extname(wanted) !== '' && pathname.startsWith('/assets/');
  const isInside = wanted.startsWith(normalize(folder) + sep);
  const path = isInside && isFile(wanted) ? wanted : isAsset ? null : join(folder, 'index.html');
  if (!path || !isFile(path)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const hasBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && isFile(`${path}.br`);
  response.writeHead(200, {
    'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
    'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(hasBrotli ? { 'content-encoding': 'br' } : {}),
  });
  createReadStream(hasBrotli ? `${path}.br` : path).pipe(response);
}
