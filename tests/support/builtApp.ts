import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Settings } from '@/config/settings';
import { demoAccounts } from '@mocks/db/demo';
import { startHttpMock } from '@mocks/http';
import type { Mock } from '@mocks/mock';
import { serveStatic } from './staticFiles';

/** The production build on a server of its own, with a mock of its own behind it on the same origin. */
export interface BuiltApp {
  origin: string;
  folder: string;
  mock: Mock;
  /** Serves the app with some settings changed from now on; null puts back those of the build. */
  configure: (changes: Partial<Settings> | null) => void;
  /** Logs in through the API; returns what the app stores: the token, and the user as JSON. */
  signIn: (role: 'admin' | 'user') => Promise<[token: string, user: string]>;
  close: () => Promise<void>;
}

function forward(target: string, from: IncomingMessage, to: ServerResponse): void {
  const { url = '/', method, headers } = from;
  const onward = ask(new URL(url, target), { method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  // The mock breaks the connection on purpose in some scenarios: so does this server then, in the middle of an answer.
  // What breaks before any answer on a connection that was used before, a browser sends again by itself, unseen.
  onward.on('error', () => {
    to.writeHead(200, { 'content-length': '1' }).flushHeaders();
    from.socket.destroySoon();
  });
  from.pipe(onward);
}

const settingsElement = /(<script type="application\/json" id="settings">)([^<]*)(<\/script>)/;

/** The shell with settings changed in it. */
function withSettings(html: string, changes: Partial<Settings>): string {
  return html.replace(settingsElement, (_, start: string, text: string, end: string) => {
    const settings = { ...(JSON.parse(text) as Settings), ...changes };
    return start + JSON.stringify(settings).replaceAll('<', '\\u003c') + end;
  });
}

/** Serves the build (`dist`, or APP_BUILD_FOLDER, or another folder) and the mock on one free port. */
export async function startBuiltApp(
  folder = resolve(process.env.APP_BUILD_FOLDER ?? 'dist'),
): Promise<BuiltApp> {
  const mock = await startHttpMock({ port: 0 });
  let changeShell: ((html: string) => string) | undefined;
  const server = createServer((request, response) => {
    if (/^\/(api|mock)\//.test(request.url ?? '')) forward(mock.url, request, response);
    else serveStatic(folder, request, response, changeShell);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    folder,
    mock: mock.mock,
    configure: (changes) => {
      changeShell = changes ? (html) => withSettings(html, changes) : undefined;
    },
    signIn: async (role) => {
      const { email, password } = demoAccounts[role];
      const answer = await fetch(`${origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, locale: 'da' }),
      });
      const { token, user } = (await answer.json()) as { token: string; user: object };
      return [token, JSON.stringify(user)];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await mock.close();
    },
  };
}
