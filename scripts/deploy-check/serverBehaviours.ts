import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { paths } from '@/config/paths';
import { ask, type Answer } from '@tests/support/servers/ask';
import type { Grade } from '../report/check';
import { acceptsJson } from './answers';
import { checkOfApi, checkPolicy, headerOf, type Expect } from './headers';
import type { Site } from './site';

/** Checks behaviour beyond a single response, and records what breaks a promise. */
type Look = (site: Site, expect: Expect) => Promise<void> | void;
export type ServerBehaviour = [subject: string, name: string, look: Look];

/** A made-up token that no response contains by chance. */
const token = 'deploy-check-7f3a91c2';

const isShell = (body: Buffer) => body.includes('id="root"');

/** A page's path and, if the API is behind this server, an API path. */
const pageAndCall = ({ basePath, hasApi }: Site) => [
  `${basePath}login`,
  ...(hasApi ? ['/api/area/list'] : []),
];

async function checkMissing(site: Site, expect: Expect): Promise<void> {
  const page = await site.get(`${site.basePath}no/such/page`);
  const noPage = 'is not the application’s own “not found” page';
  expect(isShell(page.body), 'an unknown page', noPage);
  const file = await site.get(`${site.basePath}assets/no.0123456789.js`);
  const noFile = 'returns the application’s HTML, which would run as a script';
  expect(!isShell(file.body), 'an unknown file', noFile);
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

const packedAs = (encoding: 'gzip' | 'br') => async (site: Site, expect: Expect) => {
  for (const path of [site.script, `${site.basePath}login`]) {
    const what = path === site.script ? 'a script' : 'the shell';
    const plain = await site.get(path);
    const packed = await site.get(path, { 'accept-encoding': encoding });
    const isPacked = packed.headers['content-encoding'] === encoding;
    // A server without brotli is tolerated, because every browser accepts gzip.
    const grade = encoding === 'br' ? 'tolerated' : 'breaks';
    expect(isPacked, what, `is not sent as ${encoding}`, grade);
    if (!isPacked) continue;
    const varies = headerOf(packed, 'vary').toLowerCase().includes('accept-encoding');
    expect(varies, what, 'does not have “Vary: Accept-Encoding”');
    const isSame = unpack[encoding](packed.body).equals(plain.body);
    expect(isSame, what, `has different content as ${encoding}`);
  }
};

async function checkTypes(site: Site, expect: Expect): Promise<void> {
  for (const [path, named] of [
    [`${site.basePath}login`, 'text/html'],
    [site.script, 'text/javascript'],
    [site.style, 'text/css'],
    [`${site.basePath}robots.txt`, 'text/plain'],
  ] as const) {
    const type = `${named}; charset=utf-8`;
    const said = headerOf(await site.get(path), 'content-type').toLowerCase();
    const [near = ''] = said.replace('application/javascript', 'text/javascript').split(';');
    const isNear = type.startsWith(near) && near !== '';
    expect(said === type, path, `is "${said}", not "${type}"`, isNear ? 'tolerated' : 'breaks');
  }
}

/** Checks that over plain http a page redirects to https and the API refuses requests. */
async function checkPlainHttp({ origin, basePath, hasApi }: Site, expect: Expect): Promise<void> {
  const { protocol, hostname, host } = new URL(origin);
  // A deployment at an http address is a trial on the same machine, so there is nothing to check.
  if (protocol === 'http:') return;
  const path = `${basePath}registration/${token}?utm=1`;
  const plain = { origin: `http://${hostname}` };
  const { status, headers, body } = await ask(plain, 'GET', path);
  const isSentOn = [301, 308].includes(status) && headers.location === `https://${host}${path}`;
  expect(isSentOn, 'http', `returns ${status}, not a redirect to https`);
  expect(!isShell(body), 'http', 'serves the application');
  const call = await ask(plain, 'GET', '/api/area/list');
  const isRefused = call.status >= 400 || !hasApi;
  expect(isRefused, '/api over http', `returns ${call.status}, but must refuse`);
}

/**
 * Checks that requests for another host name are refused: the API would put this name into the links of its e-mails.
 */
async function checkForgedHost(site: Site, expect: Expect): Promise<void> {
  const forged = { host: 'somewhere.example', 'x-forwarded-proto': 'https' };
  // Without an API behind the server, nothing makes links from the host name, so another name is tolerated.
  const grade = site.hasApi ? 'breaks' : 'tolerated';
  for (const path of pageAndCall(site)) {
    const { status } = await site.get(path, forged);
    expect(status >= 400, path, `returns ${status} for the host somewhere.example`, grade);
  }
}

async function checkOtherOrigins(site: Site, expect: Expect): Promise<void> {
  for (const path of [...pageAndCall(site), site.script]) {
    const { headers } = await site.get(path, { origin: 'https://elsewhere.example' });
    for (const name of Object.keys(headers)) {
      expect(!name.startsWith('access-control'), path, `sends ${name}`);
    }
  }
}

/** If the API is on another host, it must allow this page's origin (CORS): otherwise browsers send nothing. */
async function checkOtherApi({ origin, hasApi, settings }: Site, expect: Expect): Promise<void> {
  if (hasApi) return;
  const api = new URL(settings.apiBaseUrl);
  const prefix = api.pathname.replace(/\/$/, '');
  const askApi = (method: string, path: string, headers: Record<string, string>) =>
    ask(api, method, `${prefix}${path}`, { origin, ...headers });
  const expectValues = (header: string, answer: Answer, values: string[], grade?: Grade) => {
    const said = headerOf(answer, header)
      .toLowerCase()
      .split(/\s*,\s*/);
    for (const value of values) {
      // The wildcard `*` allows every header except Authorization.
      const holds = said.includes(value) || (said.includes('*') && value !== 'authorization');
      expect(holds, header, `lacks ${value}`, grade);
    }
  };

  const preflight = await askApi('OPTIONS', '/api/add-on/delete/0', {
    'access-control-request-method': 'DELETE',
    'access-control-request-headers': 'authorization,content-type',
  });
  const isOk = preflight.status >= 200 && preflight.status < 300;
  expect(isOk, 'OPTIONS', `returns ${preflight.status}, so browsers send no request`);
  expectValues('access-control-allow-origin', preflight, [origin]);
  expectValues('access-control-allow-methods', preflight, ['delete']);
  expectValues('access-control-allow-headers', preflight, ['authorization', 'content-type']);

  const answer = await askApi('GET', '/api/area/list', acceptsJson);
  checkOfApi(answer, expect);
  expectValues('access-control-allow-origin', answer, [origin]);
  // Without `Retry-After`, the page cannot see how long to wait when the API limits its requests.
  expectValues('access-control-expose-headers', answer, ['retry-after'], 'tolerated');
}

async function checkTokens(site: Site, expect: Expect): Promise<void> {
  for (const path of [`registration/${token}`, `no/${token}`, `assets/${token}.js`]) {
    const { headers, body } = await site.get(site.basePath + path);
    const isInHeaders = JSON.stringify(headers).includes(token);
    expect(!body.includes(token), `/${path}`, 'the body repeats the address');
    expect(!isInHeaders, `/${path}`, 'a header repeats the address');
  }
}

const routes = Object.values(paths).map(({ pattern }): ServerBehaviour => [
  'routes',
  pattern,
  async (site, expect) => {
    const path = pattern.slice(1).replaceAll(/:\w+\??/g, '1');
    const { status, body } = await site.get(site.basePath + path);
    const holds = status === 200 && isShell(body);
    expect(holds, pattern, `returns ${status}, without the application`);
  },
]);

function checkSettings({ basePath, settings }: Site, expect: Expect): void {
  const reason = `is "${settings.basePath}", but the application is served at "${basePath}"`;
  expect(basePath === settings.basePath, 'basePath', reason);
}

const httpsName = 'plain http redirects to the same address with https, and refuses API requests';

export const serverBehaviours: readonly ServerBehaviour[] = [
  ['settings', 'match this address', checkSettings],
  ['policy', 'allows exactly what this deployment needs', checkPolicy],
  ['https', httpsName, checkPlainHttp],
  ['names', 'no other Host is served', checkForgedHost],
  ...routes,
  ['routes', 'missing pages and files', checkMissing],
  ['compression', 'gzip', packedAs('gzip')],
  ['compression', 'br', packedAs('br')],
  ['types', 'are declared, with the character set', checkTypes],
  ['origins', 'no other origin may read a response', checkOtherOrigins],
  ['origins', 'an API on another host lets this page call it', checkOtherApi],
  ['tokens', 'are not repeated in any response', checkTokens],
];
