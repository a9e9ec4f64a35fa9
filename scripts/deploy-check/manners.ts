import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { paths } from '@/config/paths';
import { ask } from '@tests/support/servers/ask';
import type { Finding } from '../report/check';
import { finding, textOf } from './headers';
import { policyFindings } from './policy';
import type { Site } from './site';

/** What a server does beyond single answers; each finds what is not as promised. */
interface Manner {
  subject: string;
  name: string;
  find: (site: Site) => Promise<Finding[]>;
}

/** Nobody's, and like nothing else that an answer could hold. */
const token = 'deploy-check-7f3a91c2';

const routes: Manner[] = Object.values(paths).map(({ pattern }) => ({
  subject: 'routes',
  name: pattern,
  find: async (site) => {
    const path = pattern.slice(1).replaceAll(/:\w+\??/g, '1');
    const { status, body } = await site.ask('GET', site.basePath + path);
    return status === 200 && body.includes('id="root"')
      ? []
      : [finding(pattern, `is answered ${status}, without the application`)];
  },
}));

const notFound: Manner = {
  subject: 'routes',
  name: 'what is missing',
  find: async (site) => {
    const page = await site.ask('GET', `${site.basePath}no/such/page`);
    const file = await site.ask('GET', `${site.basePath}assets/no.0123456789.js`);
    return [
      ...(page.body.includes('id="root"')
        ? []
        : [finding('an unknown page', 'comes without the application’s own page of not found')]),
      ...(file.body.includes('id="root"')
        ? [finding('an unknown file', 'comes with the application, which would run as a script')]
        : []),
    ];
  },
};

const encodings = { br: brotliDecompressSync, gzip: gunzipSync } as const;

const compression: Manner[] = (['gzip', 'br'] as const).map((encoding) => ({
  subject: 'compression',
  name: encoding,
  find: async (site) => {
    const found: Finding[] = [];
    for (const path of [site.script, `${site.basePath}login`]) {
      const what = path === site.script ? 'a script' : 'the shell';
      const plain = await site.ask('GET', path);
      const { headers, body } = await site.ask('GET', path, { 'accept-encoding': encoding });
      const vary = textOf(headers.vary).toLowerCase();
      if (headers['content-encoding'] !== encoding) {
        // One of the two is enough for every browser.
        const grade = encoding === 'br' ? 'tolerated' : 'breaks';
        found.push(finding(what, `is not sent as ${encoding}`, grade));
      } else if (!vary.includes('accept-encoding')) {
        found.push(finding(what, 'does not say that it varies by Accept-Encoding'));
      } else if (!encodings[encoding](body).equals(plain.body)) {
        found.push(finding(what, `is another file as ${encoding}`));
      }
    }
    return found;
  },
}));

const types: Manner = {
  subject: 'types',
  name: 'are named, with their characters',
  find: async (site) => {
    const promised = {
      [`${site.basePath}login`]: 'text/html; charset=utf-8',
      [site.script]: 'text/javascript; charset=utf-8',
      [site.style]: 'text/css; charset=utf-8',
      [`${site.basePath}robots.txt`]: 'text/plain; charset=utf-8',
    };
    const found: Finding[] = [];
    for (const [path, type] of Object.entries(promised)) {
      const said = textOf((await site.ask('GET', path)).headers['content-type']).toLowerCase();
      if (said === type) continue;
      const isNear = said
        .replace('application/javascript', 'text/javascript')
        .startsWith(type.split(';')[0] ?? type);
      found.push(finding(path, `is "${said}", not "${type}"`, isNear ? 'tolerated' : 'breaks'));
    }
    return found;
  },
};

/** By plain http nothing is served but the way to https. */
const redirect: Manner = {
  subject: 'https',
  name: 'plain http leads to https, with the whole address, and no call is made by it',
  find: async (site) => {
    const { protocol, hostname, host } = new URL(site.origin);
    const path = `${site.basePath}registration/${token}?utm=1`;
    // A trial on one machine is served plainly.
    if (protocol === 'http:') return [];
    const plain = { origin: `http://${hostname}` };
    const { status, headers, body } = await ask(plain, 'GET', path);
    const isSent = [301, 308].includes(status) && headers.location === `https://${host}${path}`;
    const call = await ask(plain, 'GET', '/api/area/list');
    return [
      ...(isSent ? [] : [finding('http', `is answered ${status}, and not sent on to https`)]),
      ...(body.includes('id="root"') ? [finding('http', 'the application is served by it')] : []),
      ...(call.status < 400 && site.settings.apiBaseUrl === ''
        ? [finding('/api by http', `is answered ${call.status}, and not refused`)]
        : []),
    ];
  },
};

/** The API makes links from the name that it is told, so no visitor may say another one. */
const names: Manner = {
  subject: 'names',
  name: 'no other Host is served',
  find: async (site) => {
    const forged = { host: 'somewhere.example', 'x-forwarded-proto': 'https' };
    const hasApi = site.settings.apiBaseUrl === '';
    const asked = [`${site.basePath}login`, ...(hasApi ? ['/api/area/list'] : [])];
    const found: Finding[] = [];
    for (const path of asked) {
      const { status } = await site.ask('GET', path, forged);
      const reason = `is answered ${status} to somewhere.example`;
      // Files without an API behind them make no links.
      if (status < 400) found.push(finding(path, reason, hasApi ? 'breaks' : 'tolerated'));
    }
    return found;
  },
};

const tokens: Manner = {
  subject: 'tokens',
  name: 'are repeated nowhere',
  find: async (site) => {
    const found: Finding[] = [];
    for (const path of [`registration/${token}`, `no/${token}`, `assets/${token}.js`]) {
      const { headers, body } = await site.ask('GET', site.basePath + path);
      if (body.includes(token)) found.push(finding(`/${path}`, 'the answer repeats the address'));
      if (JSON.stringify(headers).includes(token)) {
        found.push(finding(`/${path}`, 'a header repeats the address'));
      }
    }
    return found;
  },
};

const origins: Manner = {
  subject: 'origins',
  name: 'no other may read an answer',
  find: async (site) => {
    const asked = [`${site.basePath}login`, site.script];
    if (site.settings.apiBaseUrl === '') asked.push('/api/area/list');
    const found: Finding[] = [];
    for (const path of asked) {
      const { headers } = await site.ask('GET', path, { origin: 'https://elsewhere.example' });
      for (const name of Object.keys(headers).filter((one) => one.startsWith('access-control'))) {
        found.push(finding(path, `says ${name}`));
      }
    }
    return found;
  },
};

const policy: Manner = {
  subject: 'policy',
  name: 'allows what this deployment needs, and no more',
  find: async (site) => {
    const { headers } = await site.ask('GET', `${site.basePath}login`);
    return policyFindings(site, textOf(headers['content-security-policy']));
  },
};

const settings: Manner = {
  subject: 'settings',
  name: 'are those of this address',
  find: ({ basePath, settings: { basePath: set } }) =>
    Promise.resolve(
      basePath === set
        ? []
        : [finding('basePath', `is "${set}", and it is served at "${basePath}"`)],
    ),
};

/** All of them, in the order of the report. */
export const manners: readonly Manner[] = [
  settings,
  policy,
  redirect,
  names,
  ...routes,
  notFound,
  ...compression,
  types,
  origins,
  tokens,
];
