import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { getResponse } from 'msw';
import { answerControl } from './control/control';
import { scenarioHeader } from './control/scenarios';
import { createMock, type Mock } from './mock';

export interface HttpMock {
  mock: Mock;
  url: string;
  close: () => Promise<void>;
}

/** Starts the mock as an HTTP server; port 0 takes any free one. Rejects with a one-line error if the port is taken. */
export async function startHttpMock({
  port,
  host = '127.0.0.1',
  mock = createMock(),
}: {
  port: number;
  host?: string;
  mock?: Mock;
}): Promise<HttpMock> {
  const server = createServer((request, response) => {
    answer(mock, request, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      writeJson(response, 500, { message: 'The mock itself failed; its log says why.' });
    });
  });
  // By default Node closes idle connections after 5 seconds, and a client that was busy for longer gets a reset.
  server.keepAliveTimeout = 60_000;
  await listen(server, port, host);
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    mock,
    url: `http://${host}:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/u.test(text) && port <= 65_535) return port;
  throw new Error(`"${text}" is not a port: use a whole number from 0 to 65535.`);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken ? new Error(`Port ${port} is taken: stop what uses it or choose another.`) : error,
      );
    });
    server.listen(port, host, resolve);
  });
}

async function answer(mock: Mock, from: IncomingMessage, to: ServerResponse): Promise<void> {
  const { method = 'GET' } = from;
  const { href: url, pathname } = new URL(from.url ?? '/', 'http://mock');
  allowOrigin(from, to);
  if (method === 'OPTIONS') {
    to.writeHead(204).end();
    return;
  }
  const body = await readText(from);
  const control = answerControl(mock, method, pathname, body);
  if (control !== null) {
    writeJson(to, control.status, control.body);
    return;
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(from.headers)) headers.set(name, String(value));
  let request: Request;
  try {
    decodeURIComponent(pathname);
    request = new Request(url, { method, headers, ...(body !== '' && { body }) });
  } catch (error) {
    // A GET with a body, or an invalid address.
    const violation = `This is no request that a call could be: ${String(error)}`;
    const call = { operationId: null, body: undefined, violation };
    mock.calls.note({ method, url, headers }, call).status = 422;
    writeJson(to, 422, { message: violation });
    return;
  }
  const response = await getResponse(mock.handlers, request);
  if (response === undefined) {
    writeJson(to, 404, { message: `The mock has nothing at ${method} ${pathname}.` });
    return;
  }
  if (response.type === 'error') {
    // Drop the connection after the headers. Without any response, a browser would repeat the request, and a proxy
    // would respond with its own error.
    to.writeHead(200, { 'Content-Length': '1' }).flushHeaders();
    from.socket.destroySoon();
    return;
  }
  to.writeHead(response.status, Object.fromEntries(response.headers)).end(
    Buffer.from(await response.arrayBuffer()),
  );
}

function allowOrigin(from: IncomingMessage, to: ServerResponse): void {
  to.setHeader('Access-Control-Allow-Origin', from.headers.origin ?? '*');
  to.setHeader('Vary', 'Origin');
  to.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
  to.setHeader('Access-Control-Allow-Headers', `authorization, content-type, ${scenarioHeader}`);
  to.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  to.setHeader('Access-Control-Max-Age', '600');
}

function writeJson(to: ServerResponse, status: number, body: unknown): void {
  to.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
