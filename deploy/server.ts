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
  serverName: string;
  /** Origin of the API behind this server, or null where the page calls one elsewhere (`apiBaseUrl`). */
  apiUpstream: string | null;
  /** What that API is told that it was asked as; null for the address of the page. */
  apiHost: string | null;
  /** How many logins and SMS codes one address may ask that API for in a minute; null for any number. */
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
  if (isOrigin && new URL(value).origin === value) return value;
  throw new SettingsError('APP_API_UPSTREAM must be an origin, such as http://127.0.0.1:8080');
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
  return {
    listen: readList(env.APP_SERVER_LISTEN ?? '80', 'APP_SERVER_LISTEN'),
    serverName: readPlain(env.APP_SERVER_NAME ?? '_', 'APP_SERVER_NAME'),
    apiUpstream: readUpstream(env.APP_API_UPSTREAM ?? ''),
    apiHost: env.APP_API_HOST ? readPlain(env.APP_API_HOST, 'APP_API_HOST') : null,
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

function routeLocations(basePath: string): string {
  const shells = [
    // The first that takes an address has it.
    ...firstViews.filter(({ pattern }) => pattern !== '*'),
    ...Object.values(paths).map(({ pattern }) => ({ pattern, file: 'index' })),
  ];
  const locations = shells.map(({ pattern, file }) =>
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

/** The guard against guessing passwords and codes, and against sending SMS after SMS. */
function limitZone({ apiUpstream, callLimit }: ServerSettings): string {
  if (apiUpstream === null || callLimit === null) return '';
  return [
    '',
    '# Logins and SMS codes, by who asks for them: no address may try many.',
    'map "$request_method:$uri" $taxi_limited {',
    '  default "";',
    '  "~^POST:/api/(?:auth/login|sms/(?:generate|verify))/?$" $binary_remote_addr;',
    '}',
    `limit_req_zone $taxi_limited zone=taxi_limited:2m rate=${callLimit}r/m;`,
    '',
  ].join('\n');
}

function apiLocation({ apiUpstream: upstream, apiHost, callLimit }: ServerSettings): string {
  if (upstream === null) return '';
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
    // Addresses that the API makes, such as links in e-mails, are to lead to the page.
    `proxy_set_header Host ${apiHost ?? '$http_host'};`,
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
    serverName: server.serverName,
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
