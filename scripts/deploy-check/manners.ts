import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { paths } from '@/config/paths';
import { ask } from '@tests/support/servers/ask';
import type { Finding } from '../report/check';
import { policyFindings, textOf, unless } from './headers';
import type { Site } from './site';

/** What a server does beyond single answers; each finds what is not as promised. */
export type Manner = [subject: string, name: string, find: (site: Site) => Promise<Finding[]>];

/** Nobody's, and like nothing else that an answer could hold. */
const token = 'deploy-check-7f3a91c2';

const isShell = (body: Buffer) => body.includes('id="root"');

/** What is found at several paths. */
async function atEach(asked: string[], find: (path: string) => Promise<Finding[]>) {
  const found: Finding[] = [];
  for (const path of asked) found.push(...(await find(path)));
  return found;
}

/** The paths of a page and, where it is behind this server, of a call. */
const pageAndCall = ({ basePath, hasApi }: Site) => [
  `${basePath}login`,
  ...(hasApi ? ['/api/area/list'] : []),
];

async function findMissing(site: Site): Promise<Finding[]> {
  const page = await site.ask('GET', `${site.basePath}no/such/page`);
  const file = await site.ask('GET', `${site.basePath}assets/no.0123456789.js`);
  const noPage = 'comes without the application’s own page of not found';
  const noFile = 'comes with the application, which would run as a script';
  return [
    ...unless(isShell(page.body), 'an unknown page', noPage),
    ...unless(!isShell(file.body), 'an unknown file', noFile),
  ];
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

function findPacked(site: Site, encoding: 'gzip' | 'br'): Promise<Finding[]> {
  return atEach([site.script, `${site.basePath}login`], async (path) => {
    const what = path === site.script ? 'a script' : 'the shell';
    const plain = await site.ask('GET', path);
    const { headers, body } = await site.ask('GET', path, { 'accept-encoding': encoding });
    if (headers['content-encoding'] !== encoding) {
      // One of the two is enough for every browser.
      const grade = encoding === 'br' ? 'tolerated' : 'breaks';
      return unless(false, what, `is not sent as ${encoding}`, grade);
    }
    const varies = textOf(headers.vary).toLowerCase().includes('accept-encoding');
    if (!varies) return unless(false, what, 'does not say that it varies by Accept-Encoding');
    const isSame = unpack[encoding](body).equals(plain.body);
    return unless(isSame, what, `is another file as ${encoding}`);
  });
}

function findTypes(site: Site): Promise<Finding[]> {
  const promised = {
    [`${site.basePath}login`]: 'text/html; charset=utf-8',
    [site.script]: 'text/javascript; charset=utf-8',
    [site.style]: 'text/css; charset=utf-8',
    [`${site.basePath}robots.txt`]: 'text/plain; charset=utf-8',
  };
  return atEach(Object.keys(promised), async (path) => {
    const type = promised[path] ?? '';
    const said = textOf((await site.ask('GET', path)).headers['content-type']).toLowerCase();
    const [near = ''] = said.replace('application/javascript', 'text/javascript').split(';');
    const isNear = type.startsWith(near) && near !== '';
    const grade = isNear ? 'tolerated' : 'breaks';
    return unless(said === type, path, `is "${said}", not "${type}"`, grade);
  });
}

/** By plain http nothing is served but the way to https. */
async function findPlainHttp({ origin, basePath, hasApi }: Site): Promise<Finding[]> {
  const { protocol, hostname, host } = new URL(origin);
  // A trial on one machine is served plainly.
  if (protocol === 'http:') return [];
  const path = `${basePath}registration/${token}?utm=1`;
  const plain = { origin: `http://${hostname}` };
  const { status, headers, body } = await ask(plain, 'GET', path);
  const isSentOn = [301, 308].includes(status) && headers.location === `https://${host}${path}`;
  const call = await ask(plain, 'GET', '/api/area/list');
  const isRefused = call.status >= 400 || !hasApi;
  return [
    ...unless(isSentOn, 'http', `is answered ${status}, and not sent on to https`),
    ...unless(!isShell(body), 'http', 'the application is served by it'),
    ...unless(isRefused, '/api by http', `is answered ${call.status}, and not refused`),
  ];
}

/** The API makes links from the name that it is told, so no visitor may say another one. */
function findForgedHost(site: Site): Promise<Finding[]> {
  const forged = { host: 'somewhere.example', 'x-forwarded-proto': 'https' };
  return atEach(pageAndCall(site), async (path) => {
    const { status } = await site.ask('GET', path, forged);
    // Files without an API behind them make no links.
    const grade = site.hasApi ? 'breaks' : 'tolerated';
    return unless(status >= 400, path, `is answered ${status} to somewhere.example`, grade);
  });
}

function findOtherOrigins(site: Site): Promise<Finding[]> {
  return atEach([...pageAndCall(site), site.script], async (path) => {
    const { headers } = await site.ask('GET', path, { origin: 'https://elsewhere.example' });
    const names = Object.keys(headers).filter((name) => name.startsWith('access-control'));
    return names.flatMap((name) => unless(false, path, `says ${name}`));
  });
}

function findTokens(site: Site): Promise<Finding[]> {
  const asked = [`registration/${token}`, `no/${token}`, `assets/${token}.js`];
  return atEach(asked, async (path) => {
    const { headers, body } = await site.ask('GET', site.basePath + path);
    const isInHeaders = JSON.stringify(headers).includes(token);
    return [
      ...unless(!body.includes(token), `/${path}`, 'the answer repeats the address'),
      ...unless(!isInHeaders, `/${path}`, 'a header repeats the address'),
    ];
  });
}

const routes = Object.values(paths).map(({ pattern }): Manner => [
  'routes',
  pattern,
  async (site) => {
    const path = pattern.slice(1).replaceAll(/:\w+\??/g, '1');
    const { status, body } = await site.ask('GET', site.basePath + path);
    const holds = status === 200 && isShell(body);
    return unless(holds, pattern, `is answered ${status}, without the application`);
  },
]);

/** All of them, in the order of the report. */
export const manners: readonly Manner[] = [
  [
    'settings',
    'are those of this address',
    ({ basePath, settings: { basePath: set } }) => {
      const reason = `is "${set}", and it is served at "${basePath}"`;
      return Promise.resolve(unless(basePath === set, 'basePath', reason));
    },
  ],
  [
    'policy',
    'allows what this deployment needs, and no more',
    async (site) => {
      const { headers } = await site.ask('GET', `${site.basePath}login`);
      return policyFindings(site, textOf(headers['content-security-policy']));
    },
  ],
  [
    'https',
    'plain http leads to https, with the whole address, and no call is made by it',
    findPlainHttp,
  ],
  ['names', 'no other Host is served', findForgedHost],
  ...routes,
  ['routes', 'what is missing', findMissing],
  ['compression', 'gzip', (site) => findPacked(site, 'gzip')],
  ['compression', 'br', (site) => findPacked(site, 'br')],
  ['types', 'are named, with their characters', findTypes],
  ['origins', 'no other may read an answer', findOtherOrigins],
  ['tokens', 'are repeated nowhere', findTokens],
];
