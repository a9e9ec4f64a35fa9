import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../src/config/paths';
import { SettingsError, type Settings } from '../src/config/settings';
import { contentPolicy } from './contentPolicy';
import type { Environment } from './facts';
import { firstViews } from './first-views/firstViews';

/** What the server of one deployment needs beside the application's settings; folders are absolute. */
export interface ServerSettings {
  /** Each what nginx's `listen` takes, such as `443 ssl http2` or `127.0.0.1:8080`. */
  listen: string[];
  /** The names that this server answers to; any name where there is none. */
  serverNames: string[];
  /** Origin of the API behind this server, or null where the page calls one elsewhere (`apiBaseUrl`). */
  apiUpstream: string | null;
  /** The `Host` that this API is told, never what a visitor writes; null where there is no such API. */
  apiHost: string | null;
  /** How many calls of each limited kind one address may make to that API in a minute; null for any number. */
  callLimit: number | null;
  /** Addresses or networks of what stands in front of this server and says who is asking. */
  proxies: string[];
  /** Whether this nginx has the module that sends ready-made brotli. */
  hasBrotli: boolean;
  logFolder: string;
}

/** Where the files of a deployment are: those of the build, and the shell that was made from its settings. */
export interface ServedFolders {
  build: string;
  shell: string;
}

const plainValue = /^[\w./:[\]*~ -]+$/;

function readPlain(value: string, name: string): string {
  if (plainValue.test(value)) return value;
  throw new SettingsError(`${name} holds what a server's configuration cannot take`);
}

function readUpstream(value: string): string | null {
  if (value === '') return null;
  const isOrigin = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  // A URL's host may hold signs that mean something in nginx's configuration, such as `$` and `;`.
  if (isOrigin && new URL(value).origin === value) return readPlain(value, 'APP_API_UPSTREAM');
  throw new SettingsError('APP_API_UPSTREAM must be an origin, such as http://127.0.0.1:8080');
}

/** A name or an address that stands for itself alone: no pattern, no wildcard. */
const plainHost = /^(?:[a-z\d][\w.-]*|\[[\da-f:.]+\])$/i;

/** `_` is what nginx's own examples call any name. */
function readServerNames(value: string): string[] {
  const names = readPlain(value, 'APP_SERVER_NAME').split(/\s+/).filter(Boolean);
  return names.includes('_') ? [] : names;
}

/** The `Host` for the API. It makes the links of its e-mails from it, so it may not come from a visitor. */
function readApiHost(value: string, serverNames: readonly string[]): string {
  const host = value === '' ? serverNames.find((name) => plainHost.test(name)) : value;
  if (host === undefined) {
    throw new SettingsError(
      'APP_SERVER_NAME must be the name of the page, such as forsikring.example.dk, where APP_API_UPSTREAM is set; or set APP_API_HOST',
    );
  }
  if (plainHost.test(host.replace(/:\d{1,5}$/, ''))) return host;
  throw new SettingsError('APP_API_HOST must be a name, such as api.example.dk');
}

function readCallLimit(value: string): number | null {
  if (value === 'off') return null;
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw new SettingsError('APP_SERVER_CALL_LIMIT must be a number of calls, or off');
}

function readList(value: string, name: string): string[] {
  return value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => readPlain(one, name));
}

/** Reads the server's part of an environment. Throws a SettingsError that names the first setting that is wrong. */
export function serverFromEnvironment(env: Environment): ServerSettings {
  const { APP_SERVER_BROTLI: brotli = 'on' } = env;
  if (brotli !== 'on' && brotli !== 'off') {
    throw new SettingsError('APP_SERVER_BROTLI must be on or off');
  }
  const serverNames = readServerNames(env.APP_SERVER_NAME ?? '_');
  const apiUpstream = readUpstream(env.APP_API_UPSTREAM ?? '');
  return {
    listen: readList(env.APP_SERVER_LISTEN ?? '80', 'APP_SERVER_LISTEN'),
    serverNames,
    apiUpstream,
    apiHost: apiUpstream === null ? null : readApiHost(env.APP_API_HOST ?? '', serverNames),
    callLimit: readCallLimit(env.APP_SERVER_CALL_LIMIT ?? '20'),
    proxies: readList(env.APP_SERVER_PROXIES ?? '', 'APP_SERVER_PROXIES'),
    hasBrotli: brotli === 'on',
    logFolder: readPlain(env.APP_SERVER_LOG_FOLDER ?? '/var/log/nginx', 'APP_SERVER_LOG_FOLDER'),
  };
}

/** A text as a regular expression takes it literally. */
function literally(text: string): string {
  return text.replaceAll(/[.~-]/g, String.raw`\$&`);
}

/** The addresses of one route of the application, as nginx's pattern: `part` stands for the value of a parameter. */
function routePattern(basePath: string, pattern: string, part: string): string {
  const inner = pattern
    .split('/')
    .filter(Boolean)
    .map((name) => {
      if (!name.startsWith(':')) return `/${name}`;
      return name.endsWith('?') ? `(?:/${part})?` : `/${part}`;
    })
    .join('');
  return `^${literally(basePath.slice(0, -1))}${inner}/?`;
}

/** A route's pattern without optional parameters: `/thank-you/:token?` is two. */
function formsOf(pattern: string): string[] {
  const [, required] = /^(.+)\/:\w+\?$/.exec(pattern) ?? [];
  return required === undefined ? [pattern] : [required, pattern.slice(0, -1)];
}

/** The address of each shell, as the router has it. What has a first view needs no neutral frame. */
function shellAddresses(): { pattern: string; file: string }[] {
  const views = firstViews.filter(({ pattern }) => pattern !== '*');
  const taken = new Set(views.map(({ pattern }) => pattern));
  const neutral = Object.values(paths)
    .flatMap(({ pattern }) => formsOf(pattern))
    .filter((pattern) => !taken.has(pattern))
    .map((pattern) => ({ pattern, file: 'index' }));
  return [...views, ...neutral];
}

function routeLocations(basePath: string): string {
  const locations = shellAddresses().map(({ pattern, file }) =>
    [
      `  location ~* "${routePattern(basePath, pattern, '[^/]+')}$" {`,
      `    rewrite ^ /taxi-shell/${file}.html last;`,
      '  }',
    ].join('\n'),
  );
  // The path itself, without its last slash, is no address of the application: nothing in it would be found.
  const bare = basePath.slice(0, -1);
  if (bare !== '') {
    locations.unshift(`  location = ${bare} {\n    return 308 ${basePath};\n  }`);
  }
  return locations.join('\n');
}

/** What each route is logged as: its pattern, so that no log holds a token or number. */
function loggedRoutes(basePath: string): string {
  return Object.values(paths)
    .map(
      ({ pattern }) =>
        `  "~*${routePattern(basePath, pattern, '[^/?]+')}(?:\\?|$)" "${basePath.slice(0, -1)}${pattern}";`,
    )
    .join('\n');
}

/** Headers that this server says itself, whatever the API says, and that let other origins read its answers. */
const hiddenHeaders = [
  'Cache-Control',
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Strict-Transport-Security',
  'X-Robots-Tag',
  'X-Powered-By',
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Credentials',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Headers',
  'Access-Control-Expose-Headers',
  'Access-Control-Max-Age',
];

/** What a visitor could make an API take for the address, the method or the sender of a request. nginx sends none that is empty. */
const forgeableHeaders = [
  'Forwarded',
  'Proxy',
  'X-Forwarded-Host',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Scheme',
  'X-Forwarded-Server',
  'X-Forwarded-Ssl',
  'X-Host',
  'X-HTTP-Host-Override',
  'X-HTTP-Method',
  'X-HTTP-Method-Override',
  'X-Method-Override',
  'X-Original-Host',
  'X-Original-URL',
  'X-Real-IP',
  'X-Rewrite-URL',
];

/** The map that tells a name which is not this server's. Without names there is none. */
function namesMap({ serverNames }: ServerSettings): string {
  if (serverNames.length === 0) return '';
  return [
    '',
    '# The names that this server answers to. Another one is a mistake or a forgery.',
    'map $host $taxi_is_misdirected {',
    '  hostnames;',
    '  default 1;',
    ...serverNames.map((name) => `  ${name} 0;`),
    '}',
  ].join('\n');
}

/** Who is asking, where that is for a proxy in front to say. */
function visitorLines(proxies: readonly string[]): string {
  if (proxies.length === 0) return '';
  return [
    ...proxies.map((proxy) => `set_real_ip_from ${proxy};`),
    'real_ip_header X-Forwarded-For;',
    'real_ip_recursive on;',
  ]
    .map((line) => `  ${line}`)
    .join('\n');
}

/**
 * Calls that are tried in order to guess something, or that cost or reach somebody each time. Each kind is counted by itself, so
 * that who has forgotten a password can still open a link. The API may not care for the case of its addresses, so this does not.
 */
const limitedCalls = {
  login: 'auth/login',
  code: 'sms/(?:generate|verify)',
  link: 'step/(?:get-trucker-info|send-xml|email-info)',
  haulier: '(?:truckers/add-trucker|step/add-trucker-info)',
  notice: 'step/insurance-info',
};

/** The guard against many tries of one kind from one address. */
function limitZone({ apiUpstream, callLimit }: ServerSettings): string {
  if (apiUpstream === null || callLimit === null) return '';
  return [
    '',
    '# What no address may try often, by its kind and by who asks.',
    'map $uri $taxi_limited {',
    '  default "";',
    ...Object.entries(limitedCalls).map(
      ([kind, call]) => `  "~*^/api/${call}(?:/|$)" "${kind} $binary_remote_addr";`,
    ),
    '}',
    `limit_req_zone $taxi_limited zone=taxi_limited:2m rate=${callLimit}r/m;`,
    '',
  ].join('\n');
}

function apiLocation({ apiUpstream: upstream, apiHost, callLimit }: ServerSettings): string {
  if (upstream === null || apiHost === null) return '';
  const secure = upstream.startsWith('https:')
    ? [
        'proxy_ssl_server_name on;',
        'proxy_ssl_verify on;',
        'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
      ]
    : [];
  const limit =
    callLimit === null
      ? []
      : ['limit_req zone=taxi_limited burst=10 nodelay;', 'limit_req_status 429;'];
  const lines = [
    ...limit,
    `proxy_pass ${upstream};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    `proxy_set_header Host ${apiHost};`,
    ...forgeableHeaders.map((name) => `proxy_set_header ${name} "";`),
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $taxi_scheme;',
    ...secure,
    '# Nothing is sent twice.',
    'proxy_next_upstream off;',
    'proxy_connect_timeout 5s;',
    'proxy_read_timeout 120s;',
    ...hiddenHeaders.map((name) => `proxy_hide_header ${name};`),
  ];
  return ['', '  location ^~ /api/ {', ...lines.map((line) => `    ${line}`), '  }'].join('\n');
}

const template = join(import.meta.dirname, 'nginx/site.conf');

/** The configuration of nginx for one deployment, whose shells are `html`, to be included in its `http` block. */
export function serverConfiguration(
  settings: Settings,
  server: ServerSettings,
  folders: ServedFolders,
  html: string,
): string {
  const { basePath } = settings;
  const values: Record<string, string> = {
    base: basePath,
    basePattern: literally(basePath),
    routes: routeLocations(basePath),
    loggedRoutes: loggedRoutes(basePath),
    listen: server.listen.map((one) => `  listen ${one};`).join('\n'),
    visitor: visitorLines(server.proxies),
    limitZone: limitZone(server),
    names: namesMap(server),
    serverName: server.serverNames.join(' ') || '_',
    nameCheck:
      server.serverNames.length === 0 ? '' : '  if ($taxi_is_misdirected) {\n    return 421;\n  }',
    logFolder: server.logFolder,
    brotli: server.hasBrotli ? '  brotli_static on;' : '',
    outside: basePath === '/' ? '' : '  location / {\n    return 404;\n  }',
    policy: contentPolicy(settings, html),
    api: apiLocation(server),
    build: readPlain(folders.build, 'The folder of the build'),
    shell: readPlain(folders.shell, 'The folder of the shell'),
  };
  return readFileSync(template, 'utf8').replaceAll(/@@(\w+)@@/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is known to stand for @@${name}@@.`);
    return value;
  });
}
