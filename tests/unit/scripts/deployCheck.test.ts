import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settingsFromEnvironment } from '@deploy/settings';
import { jsonForHtml } from '@deploy/shell';
import { checkDeployment } from '@scripts/deploy-check/command';

const settings = settingsFromEnvironment({ APP_BASE_PATH: '/taxi/' });
const shell = `<link href="/taxi/assets/main.0123456789.css"><script src="/taxi/assets/main.0123456789.js"></script>
<script type="application/json" id="settings">${jsonForHtml(settings)}</script><div id="root"></div>`;

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
  let server: Server | null = null;
  afterEach(() => void server?.close());

  async function check(answer: typeof breakAllRules): Promise<{ status: number; text: string }> {
    const started = createServer(answer);
    server = started;
    await new Promise<void>((done) => void started.listen(0, '127.0.0.1', done));
    const { port } = started.address() as AddressInfo;
    const printed: string[] = [];
    const address = `http://127.0.0.1:${port}/taxi`;
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
});
