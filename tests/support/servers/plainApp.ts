import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startHttpMock } from '@mocks/http';
import { signInAt, type ServedApp } from './builtApp';
import { serveStatic } from './staticFiles';

function forward(target: string, from: IncomingMessage, to: ServerResponse): void {
  const { url = '/', method, headers } = from;
  const onward = ask(new URL(url, target), { method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  onward.on('error', () => to.destroy());
  from.pipe(onward);
}

/**
 * Serves a build from a plain server without a Content-Security-Policy, for the build for testers: its mock registers a
 * service worker, which the product's policy forbids.
 */
export async function startPlainApp(folder: string): Promise<ServedApp> {
  const mock = await startHttpMock({ port: 0 });
  const server = createServer((request, response) => {
    if (/^\/(api|mock)\//.test(request.url ?? '')) forward(mock.url, request, response);
    else serveStatic(folder, request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    folder,
    mock: mock.mock,
    signIn: (role) => signInAt(origin, role),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await mock.close();
    },
  };
}
