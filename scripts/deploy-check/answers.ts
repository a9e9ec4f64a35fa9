import type { Site } from './site';

interface Special {
  method?: string;
  headers?: Record<string, string>;
  allow?: string;
  /** True if the API sends the response. Its status may then be another one, but this server adds the headers. */
  isOfApi?: boolean;
  /** True if the response is promised only if the API is behind this server. */
  needsApi?: boolean;
}

/**
 * A request and the promised response. A path without a leading slash is relative to the base path; the paths `script`
 * and `style` stand for the page's own files.
 */
type Row = [status: number, cache: string, what: string, path: string, special?: Special];

/** The cache header of hashed files. */
const immutable = 'public, max-age=31536000, immutable';
const allow = 'GET, HEAD';
/** The header that requests JSON. Without it, an API may send its errors as a web page. */
export const acceptsJson = { accept: 'application/json' };
const ofApi = { headers: acceptsJson, isOfApi: true, needsApi: true };
const changing = { method: 'PUT', allow: 'GET, HEAD, POST, DELETE', needsApi: true };

const rows: readonly Row[] = [
  [200, 'no-cache', 'the shell', 'registration/x'],
  [200, 'no-cache', 'HEAD of the shell', 'registration/x', { method: 'HEAD' }],
  [304, 'no-cache', 'the shell, unchanged', 'login'],
  [200, 'no-cache', 'robots.txt', 'robots.txt'],
  [200, immutable, 'a script', 'script'],
  [200, immutable, 'a style sheet', 'style'],
  [304, immutable, 'a script, unchanged', 'script'],
  [206, immutable, 'a part of a file', 'script', { headers: { range: 'bytes=0-9' } }],
  [403, 'no-store', 'a folder', 'assets/'],
  [404, 'no-store', 'a script of another build', 'assets/main.0123456789.js'],
  [404, 'no-store', 'a file that is not in the build', 'favicon.ico'],
  [404, 'no-store', 'the shell without settings', 'index.html'],
  [404, 'no-store', 'a hidden file', '.env'],
  [404, 'no-store', 'a page that does not exist', 'no/such/page'],
  [404, 'no-store', "the mock's worker", 'mockServiceWorker.js'],
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method): Row => {
    return [405, 'no-store', `${method} to a page`, 'login', { method, allow }];
  }),
  [405, 'no-store', 'POST to a script', 'script', { method: 'POST', allow }],
  [405, 'no-store', 'POST to a missing page', 'no/such/page', { method: 'POST', allow }],
  [200, 'no-store', 'a response of the API', '/api/area/list', ofApi],
  [404, 'no-store', 'a refusal of the API', '/api/step/get-trucker-info/nobody', ofApi],
  [405, 'no-store', 'PUT to the API', '/api/area/list', changing],
];

/**
 * The responses that deploy/README.md promises for any server. tests/e2e/server holds the shipped nginx to exactly
 * these.
 */
export const promisedAnswers = rows.map(([status, cache, what, path, special = {}]) => ({
  ...{ status, cache, what, ...special },
  get: async (site: Site) => {
    const { method = 'GET', headers } = special;
    const isFile = path === 'script' || path === 'style';
    const asked = isFile ? site[path] : path.replace(/^(?!\/)/, site.basePath);
    if (status !== 304) return site.ask(method, asked, headers);
    const known = await site.get(asked);
    return site.get(asked, { 'if-none-match': String(known.headers.etag) });
  },
}));

export type PromisedAnswer = (typeof promisedAnswers)[number];
