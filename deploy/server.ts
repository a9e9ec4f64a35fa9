import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../src/config/paths';
import { isSafeAddress, SettingsError, type Settings } from '../src/config/settings';
import { contentPolicy } from './contentPolicy';
import type { Environment } from './facts';
import { firstViews } from './first-views/firstViews';

/** The settings of one deployment that only its server needs. Folders are absolute. */
export interface ServerSettings {
  /** Values of nginx's `listen`, such as `443 ssl http2` or `127.0.0.1:8080`. */
  listen: string[];
  /** The host names of this server; empty for any name. */
  serverNames: string[];
  /**
   * The API behind this server, or null if the browser calls an API elsewhere (`apiBaseUrl`): its origin, and the `Host`
   * header of requests to it, which is never taken from a visitor's request.
   */
  api: { upstream: string; host: string } | null;
  /** Requests per minute that one client address may send to the API, for each of `limitedCalls`; null for no limit. */
  callLimit: number | null;
  /** Addresses or networks of the proxies in front, which name the client in X-Forwarded-For. */
  proxies: string[];
  /** The folder of the files that renew a certificate over http (ACME, http-01), or null if it is renewed otherwise. */
  acmeFolder: string | null;
  /** Whether this nginx has the module that serves precompressed brotli. */
  hasBrotli: boolean;
  logFolder: string;
}

/** The folders that a deployment serves: the build's files and the shells with the deployment's settings. */
export interface ServedFolders {
  build: string;
  shell: string;
}

const plainValue = /^[\w./:[\]*~ -]+$/;

function parsePlain(value: string, name: string): string {
  if (plainValue.test(value)) return value;
  throw new SettingsError(name, 'has characters that an nginx configuration cannot contain');
}

/** A folder that the nginx configuration can contain. The template does not quote folders, so a blank would end one. */
const plainFolder = /^[\w./:~-]+$/;

function parseFolder(value: string, name: string): string {
  if (plainFolder.test(value)) return value;
  throw new SettingsError(name, `must have no blanks or special characters: ${value}`);
}

function parseUpstream(value: string): string | null {
  if (value === '') return null;
  const isOrigin = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  // Also refuse characters with a meaning in nginx's configuration, such as `$` and `;`: a valid URL may contain them.
  if (isOrigin && new URL(value).origin === value) return parsePlain(value, 'APP_API_UPSTREAM');
  throw new SettingsError('APP_API_UPSTREAM', 'must be an origin, such as http://127.0.0.1:8080');
}

/** A literal host name or IP address: no pattern, no wildcard. */
const plainHost = /^(?:[a-z\d][\w.-]*|\[[\da-f:.]+\])$/i;

/** Parses the host names. Returns none if one is `_`, which means any name in nginx: an empty list means the same. */
function parseServerNames(value: string): string[] {
  const names = parsePlain(value, 'APP_SERVER_NAME').split(/\s+/).filter(Boolean);
  return names.includes('_') ? [] : names;
}

/**
 * Parses the `Host` for the API, which builds the links in its e-mails from it. A visitor must not be able to set it.
 */
function parseApiHost(value: string, serverNames: readonly string[]): string {
  const host = value === '' ? serverNames.find((name) => plainHost.test(name)) : value;
  if (host === undefined) {
    throw new SettingsError(
      'APP_API_UPSTREAM',
      'needs a host name for the API: set APP_API_HOST, or name the page’s host in APP_SERVER_NAME',
    );
  }
  if (plainHost.test(host.replace(/:\d{1,5}$/, ''))) return host;
  throw new SettingsError('APP_API_HOST', 'must be a host name, such as api.example.dk');
}

function parseCallLimit(value: string): number | null {
  if (value === 'off') return null;
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw new SettingsError('APP_SERVER_CALL_LIMIT', 'must be a number of requests, or off');
}

function parseList(value: string, name: string): string[] {
  return value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => parsePlain(one, name));
}

/** Parses the server settings of an environment. Throws a SettingsError that names the first invalid setting. */
export function serverFromEnvironment(env: Environment): ServerSettings {
  const { APP_SERVER_BROTLI: brotli = 'on', APP_SERVER_ACME_FOLDER: acmeFolder = '' } = env;
  if (brotli !== 'on' && brotli !== 'off') {
    throw new SettingsError('APP_SERVER_BROTLI', 'must be on or off');
  }
  const serverNames = parseServerNames(env.APP_SERVER_NAME ?? '_');
  const upstream = parseUpstream(env.APP_API_UPSTREAM ?? '');
  return {
    listen: parseList(env.APP_SERVER_LISTEN ?? '80', 'APP_SERVER_LISTEN'),
    serverNames,
    api:
      upstream === null
        ? null
        : { upstream, host: parseApiHost(env.APP_API_HOST ?? '', serverNames) },
    callLimit: parseCallLimit(env.APP_SERVER_CALL_LIMIT ?? '20'),
    proxies: parseList(env.APP_SERVER_PROXIES ?? '', 'APP_SERVER_PROXIES'),
    acmeFolder: acmeFolder === '' ? null : parseFolder(acmeFolder, 'APP_SERVER_ACME_FOLDER'),
    hasBrotli: brotli === 'on',
    logFolder: parseFolder(env.APP_SERVER_LOG_FOLDER ?? '/var/log/nginx', 'APP_SERVER_LOG_FOLDER'),
  };
}

/** Warnings about valid settings with which the API cannot be reached or is less protected than it seems. */
export function serverWarnings(
  { apiBaseUrl }: Pick<Settings, 'apiBaseUrl'>,
  { api }: Pick<ServerSettings, 'api'>,
): string[] {
  if (api === null) {
    if (apiBaseUrl !== '') return [];
    return ['Neither APP_API_UPSTREAM nor APP_API_BASE_URL is set: API requests get 404 here.'];
  }
  const warnings: string[] = [];
  if (apiBaseUrl !== '') {
    warnings.push(
      'APP_API_UPSTREAM and APP_API_BASE_URL are both set: browsers call the latter, without the limits of nginx.',
    );
  }
  if (!isSafeAddress(api.upstream)) {
    warnings.push(
      'APP_API_UPSTREAM is plain http on another host, so passwords and tokens are not encrypted on the way.',
    );
  }
  return warnings;
}

/** Escapes a base path, which contains no other special characters (`parseBasePath`). */
function escapeBasePath(basePath: string): string {
  return basePath.replaceAll(/[.~-]/g, String.raw`\$&`);
}

/** The addresses of one route as an nginx regular expression; `part` matches the value of a route parameter. */
function routePattern(basePath: string, pattern: string, part: string): string {
  const inner = pattern
    .split('/')
    .filter(Boolean)
    .map((name) => {
      if (!name.startsWith(':')) return `/${name}`;
      return name.endsWith('?') ? `(?:/${part})?` : `/${part}`;
    })
    .join('');
  return `^${escapeBasePath(basePath.slice(0, -1))}${inner}/?`;
}

/** A route's pattern without optional parameters: `/thank-you/:token?` becomes two patterns. */
function formsOf(pattern: string): string[] {
  const [, required] = /^(.+)\/:\w+\?$/.exec(pattern) ?? [];
  return required === undefined ? [pattern] : [required, pattern.slice(0, -1)];
}

/** The route pattern and shell file of each page. Only pages without a first view use the neutral shell. */
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
  // Redirect the base path without its trailing slash: no route of the application matches it.
  const bare = basePath.slice(0, -1);
  if (bare !== '') {
    locations.unshift(`  location = ${bare} {\n    return 308 ${basePath};\n  }`);
  }
  return locations.join('\n');
}

/** Maps each address to its route pattern for the log, so that no token or number is logged. */
function loggedRoutes(basePath: string): string {
  return Object.values(paths)
    .map(
      ({ pattern }) =>
        `  "~*${routePattern(basePath, pattern, '[^/?]+')}(?:\\?|$)" "${basePath.slice(0, -1)}${pattern}";`,
    )
    .join('\n');
}

/**
 * Headers that nginx removes from responses of the API: nginx sets them itself, or they would name the software of the
 * API or open the API to other origins (CORS).
 */
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

/**
 * Headers of a visitor's request that could make an API mistake the address, method or sender. They are set to '',
 * which makes nginx drop them.
 */
const forgeableHeaders = [
  'CF-Connecting-IP',
  'Client-IP',
  'Fastly-Client-IP',
  'Forwarded',
  'Forwarded-For',
  'Front-End-Https',
  'Proxy',
  'True-Client-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Forwarded',
  'X-Forwarded-Host',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Protocol',
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
  'X-Url-Scheme',
];

/** The nginx map that marks requests for a host name that is not this server's. Empty if this server takes any name. */
function namesMap({ serverNames }: ServerSettings): string {
  if (serverNames.length === 0) return '';
  return [
    '',
    '# The host names of this server. A request for another name is a mistake or a forgery.',
    'map $host $taxi_is_misdirected {',
    '  hostnames;',
    '  default 1;',
    ...serverNames.map((name) => `  ${name} 0;`),
    '}',
  ].join('\n');
}

/** The lines by which nginx takes the client's IP address from the header of the proxies in front. */
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
 * Requests that help to guess a secret, or that cost money or reach a person each time. Each kind has its own limit, so
 * that failed logins do not block opening a link. Matched without regard to case, because the API may ignore case too.
 */
const limitedCalls = {
  login: 'auth/login',
  code: 'sms/(?:generate|verify)',
  link: 'step/(?:get-trucker-info|send-xml|email-info)',
  trucker: '(?:truckers/add-trucker|step/add-trucker-info)',
  notice: 'step/insurance-info',
};

/** Limits the requests of one kind from one address. */
function limitZone({ api, callLimit }: ServerSettings): string {
  if (api === null || callLimit === null) return '';
  return [
    '',
    '# Requests with a limit, by their kind and the client address. The blank ends the path.',
    'map "$uri $http_authorization" $taxi_limited {',
    '  default "";',
    ...Object.entries(limitedCalls).map(
      ([kind, call]) => `  "~*^/api/${call}[/ ]" "${kind} $binary_remote_addr";`,
    ),
    '  # Only without a bearer: staff save many hauliers in an import. The API refuses a made-up bearer.',
    '  "~*^/api/truckers/update-trucker/? $" "save $binary_remote_addr";',
    '}',
    `limit_req_zone $taxi_limited zone=taxi_limited:2m rate=${callLimit}r/m;`,
    '',
  ].join('\n');
}

function apiLocation({ api, callLimit }: ServerSettings): string {
  if (api === null) return '';
  const { upstream, host } = api;
  const secure = upstream.startsWith('https:')
    ? [
        'proxy_ssl_server_name on;',
        'proxy_ssl_verify on;',
        '# The default, 1, refuses a chain with two intermediate certificates.',
        'proxy_ssl_verify_depth 4;',
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
    `proxy_set_header Host ${host};`,
    ...forgeableHeaders.map((name) => `proxy_set_header ${name} "";`),
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $taxi_scheme;',
    ...secure,
    '# Never repeat a request.',
    'proxy_next_upstream off;',
    'proxy_connect_timeout 5s;',
    'proxy_read_timeout 120s;',
    ...hiddenHeaders.map((name) => `proxy_hide_header ${name};`),
  ];
  return ['', '  location ^~ /api/ {', ...lines.map((line) => `    ${line}`), '  }'].join('\n');
}

const acmePath = '/.well-known/acme-challenge/';

function acmeLocation({ acmeFolder }: ServerSettings): string {
  if (acmeFolder === null) return '';
  return [`  location ^~ ${acmePath} {`, `    root ${acmeFolder};`, '  }'].join('\n');
}

const template = join(import.meta.dirname, 'nginx/site.conf');

/** The nginx configuration of one deployment, for inclusion in the `http` block. `html` has all its shells joined. */
export function serverConfiguration(
  settings: Settings,
  server: ServerSettings,
  folders: ServedFolders,
  html: string,
): string {
  const { basePath } = settings;
  const values: Record<string, string> = {
    base: basePath,
    basePattern: escapeBasePath(basePath),
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
    acme: acmeLocation(server),
    acmePlain:
      server.acmeFolder === null ? '' : `  "~^1:${acmePath.replaceAll('.', String.raw`\.`)}" "";`,
    build: parseFolder(folders.build, 'The folder of the build'),
    shell: parseFolder(folders.shell, 'The folder of the shell'),
  };
  return readFileSync(template, 'utf8').replaceAll(/@@(\w+)@@/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for @@${name}@@.`);
    return value;
  });
}
