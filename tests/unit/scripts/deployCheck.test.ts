import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settingsFromEnvironment } from '@deploy/settings';
import { jsonForHtml } from '@deploy/shell';
import { checkDeployment } from '@scripts/deploy-check/command';

/** The login page of a deployment whose API is at `apiBaseUrl`; empty for an API behind the same server. */
const shellOf = (apiBaseUrl: string) => {
  const env = { APP_BASE_PATH: '/taxi/', APP_API_BASE_URL: apiBaseUrl };
  return `<link href="/taxi/assets/main.0123456789.css"><script src="/taxi/assets/main.0123456789.js"></script>
<script type="application/json" id="settings">${jsonForHtml(settingsFromEnvironment(env))}</script><div id="root"></div>`;
};
const shell = shellOf('');

/** Responds against almost every requirement. tests/e2e/server tests that the shipped server meets them all. */
function breakAllRules({ url = '' }: IncomingMessage, answer: ServerResponse): void {
  const isScript = url.endsWith('.js') && !url.includes('no.');
  answer.writeHead(200, {
    'content-type': isScript ? 'application/javascript' : 'text/html',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'",
    'access-control-allow-origin': '*',
    'x-powered-by': 'PHP/8.1.2',
    'set-cookie': 'visit=1',
  });
  answer.end(isScript ? 'script' : `${shell}<p>${url}</p>`);
}

describe('deploy:check', () => {
  let servers: Server[] = [];
  afterEach(() => {
    for (const server of servers) server.close();
    servers = [];
  });

  /** Starts a server and resolves with its origin. */
  async function start(answer: typeof breakAllRules): Promise<string> {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function check(answer: typeof breakAllRules): Promise<{ status: number; text: string }> {
    const printed: string[] = [];
    const address = `${await start(answer)}/taxi`;
    const status = await checkDeployment(['--base-url', address], (text) => printed.push(text));
    return { status, text: printed.join('\n') };
  }

  it('names every requirement that a server does not meet', async () => {
    const { status, text } = await check(breakAllRules);
    expect(status).toBe(1);
    for (const line of [
      'breaks    x-content-type-options: is missing',
      'breaks    strict-transport-security: is missing',
      'breaks    x-powered-by: reveals a version',
      'breaks    set-cookie: sets a cookie, but the product uses none',
      "breaks    content-security-policy script-src: allows 'unsafe-inline', which nothing needs",
      'breaks    content-security-policy frame-ancestors: is missing',
      'breaks    cache-control: is "public, max-age=3600", not "no-cache"',
      'breaks    status: is 200, not 404',
      'breaks    /taxi/login: returns 200 for the host somewhere.example',
      'breaks    /api/area/list: returns 200 for the host somewhere.example',
      'breaks    an unknown file: returns the application’s HTML, which would run as a script',
      'breaks    a script: is not sent as gzip',
      'tolerated a script: is not sent as br',
      'tolerated /taxi/assets/main.0123456789.js: is "application/javascript", not "text/javascript; charset=utf-8"',
      'sends access-control-allow-origin',
      'the body repeats the address',
      'left   logs, contain no token: check the access log',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toContain('ok     settings, match this address');
  });

  it.each<[string, typeof breakAllRules]>([
    ['the login page returns 500', (_, answer) => void answer.writeHead(500).end()],
    ['the login page has no settings', (_, answer) => void answer.end('<p>It works!</p>')],
    ['socket hang up', (request) => void request.socket.destroy()],
  ])('says in one line that there is no application: %s', async (reason, answer) => {
    const { status, text } = await check(answer);
    expect(status).toBe(1);
    expect(text).toContain(reason);
    expect(text.split('\n')).toHaveLength(1);
  });

  /** The lines of one check: the check itself and its findings. */
  const linesOf = (text: string, name: string) =>
    text.slice(text.indexOf(`, ${name}`)).split(/\n(?! {9})/)[0];

  it.each([
    ['the server’s own page', 404, '<html><h1>404 Not Found</h1></html>', 'body: is not JSON'],
    ['an empty response', 200, '', 'body: is not JSON'],
    ['a proxy that reaches no API', 502, '{"message":"Bad Gateway"}', 'status: is 502'],
  ])('fails if %s responds at /api/ instead of an API', async (_, code, body, reason) => {
    const { status, text } = await check(({ url = '' }, answer) => {
      if (url.startsWith('/api/')) answer.writeHead(code).end(body);
      else answer.end(shell);
    });
    expect(status).toBe(1);
    expect(linesOf(text, 'a response of the API')).toContain(`breaks    ${reason}`);
    expect(linesOf(text, 'a refusal of the API')).toContain(`breaks    ${reason}`);
  });

  it.each([
    ['a refusal as JSON', 401, '{"message":"Unauthenticated."}'],
    ['JSON after a notice of PHP', 200, '<br />\n<b>Notice</b>: x<br />\n{"data":[]}'],
  ])('counts %s as a response of the API', async (_, code, body) => {
    const { text } = await check(({ url = '', headers }, answer) => {
      const isCall = url.startsWith('/api/') && headers.accept === 'application/json';
      answer.writeHead(isCall ? code : 200, { 'content-type': 'text/html' });
      answer.end(isCall ? body : shell);
    });
    expect(linesOf(text, 'a response of the API')).toContain('x-frame-options: is missing');
    expect(linesOf(text, 'a response of the API')).not.toMatch(/ (?:body|status):/);
  });

  const crossOrigin = 'an API on another host lets this page call it';

  it('names what keeps the page from calling an API on another host', async () => {
    const api = await start((_, answer) => {
      answer.writeHead(405, { 'access-control-allow-origin': 'https://elsewhere.example' });
      answer.end('<p>Not allowed</p>');
    });
    const { status, text } = await check((_, answer) => void answer.end(shellOf(`${api}/v1`)));
    expect(status).toBe(1);
    for (const line of [
      'breaks    OPTIONS: returns 405, so browsers send no request',
      'breaks    access-control-allow-origin: lacks http://127.0.0.1:',
      'breaks    access-control-allow-methods: lacks delete',
      'breaks    access-control-allow-headers: lacks authorization',
      'breaks    access-control-allow-headers: lacks content-type',
      'breaks    body: is not JSON',
      'tolerated access-control-expose-headers: lacks retry-after',
    ]) {
      expect(linesOf(text, crossOrigin)).toContain(line);
    }
  });

  it('accepts an API on another host that allows the page, its bearer and its methods', async () => {
    const seen: string[] = [];
    const api = await start(({ method, url, headers }, answer) => {
      seen.push(`${method} ${url}`);
      answer.writeHead(method === 'OPTIONS' ? 204 : 200, {
        'access-control-allow-origin': headers.origin,
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': 'Authorization, *',
        'access-control-expose-headers': 'Retry-After',
      });
      answer.end(method === 'OPTIONS' ? '' : '{"data":{"areas":[]}}');
    });
    const { text } = await check((_, answer) => void answer.end(shellOf(`${api}/v1`)));
    expect(linesOf(text, crossOrigin)).toBe(`, ${crossOrigin}`);
    expect(seen).toEqual(['OPTIONS /v1/api/add-on/delete/0', 'GET /v1/api/area/list']);
  });
});
