import type { Answer } from '@tests/support/servers/ask';
import type { Site } from './site';

/** An answer that deploy/README.md promises, of whatever server; the shipped one is held to the letter (tests/e2e/server). */
export interface PromisedAnswer {
  what: string;
  get: (site: Site) => Promise<Answer>;
  status: number;
  cache: string;
  allow?: string;
  /** The API answers: of whatever status it is, only the headers are the server's. */
  isOfApi?: boolean;
  /** Promised where the API is behind this server. */
  needsApi?: boolean;
}

type Path = (site: Site) => string;
const page =
  (path: string): Path =>
  ({ basePath }) =>
    basePath + path;
const script: Path = (site) => site.script;
const list: Path = () => '/api/area/list';

/** Promises how a request is answered. */
const answer = (
  status: number,
  cache: string,
  what: string,
  path: Path,
  { method = 'GET', headers }: { method?: string; headers?: Record<string, string> } = {},
): PromisedAnswer => ({
  ...{ what, status, cache },
  get: (site) => site.ask(method, path(site), headers),
});

/** Promises that a file which is asked for again, with what is known of it, has not changed. */
const unchanged = (cache: string, what: string, path: Path): PromisedAnswer => ({
  ...{ what, status: 304, cache },
  get: async (site) => {
    const { headers } = await site.ask('GET', path(site));
    return site.ask('GET', path(site), { 'if-none-match': String(headers.etag) });
  },
});

/** Promises that a method is refused. */
const refused = (method: string, what: string, path: Path, allow = 'GET, HEAD') => ({
  ...answer(405, 'no-store', `${method} of ${what}`, path, { method }),
  allow,
});

const ofApi = { isOfApi: true, needsApi: true };
/** What a hashed file is kept for. */
const kept = 'public, max-age=31536000, immutable';

/** Every answer that is promised. */
export const promisedAnswers: readonly PromisedAnswer[] = [
  answer(200, 'no-cache', 'the shell', page('registration/x')),
  answer(200, 'no-cache', 'the head of the shell', page('registration/x'), { method: 'HEAD' }),
  unchanged('no-cache', 'the shell, unchanged', page('login')),
  answer(200, 'no-cache', 'robots.txt', page('robots.txt')),
  answer(200, kept, 'a script', script),
  answer(200, kept, 'a style sheet', (site) => site.style),
  unchanged(kept, 'a script, unchanged', script),
  answer(206, kept, 'a part of a file', script, { headers: { range: 'bytes=0-9' } }),
  answer(403, 'no-store', 'a folder', page('assets/')),
  answer(404, 'no-store', 'a script of another build', page('assets/main.0123456789.js')),
  answer(404, 'no-store', 'a file at the top', page('favicon.ico')),
  answer(404, 'no-store', "the build's own shell", page('index.html')),
  answer(404, 'no-store', 'a hidden file', page('.env')),
  answer(404, 'no-store', 'a page that does not exist', page('no/such/page')),
  answer(404, 'no-store', 'the worker of a mock', page('mockServiceWorker.js')),
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method) =>
    refused(method, 'a page', page('login')),
  ),
  refused('POST', 'a script', script),
  refused('POST', 'nothing', page('no/such/page')),
  { ...answer(200, 'no-store', 'an answer of the API', list), ...ofApi },
  {
    ...answer(404, 'no-store', 'a refusal of the API', () => '/api/step/get-trucker-info/nobody'),
    ...ofApi,
  },
  { ...refused('PUT', 'a call', list, 'GET, HEAD, POST, DELETE'), needsApi: true },
];
