import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { getResponse } from 'msw';
import { scenarioHeader } from './handlers/http/faultResponses';
import { answerControl } from './control/control';
import { createMock, type Mock } from './mock';

/** Where the mock listens, and which mock; a new one unless one is given. */
export interface HttpMockOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  mock?: Mock;
}

/** A mock that answers over HTTP. */
export interface HttpMock {
  mock: Mock;
  /** For example `http://127.0.0.1:3001`. */
  url: string;
  close: () => Promise<void>;
}

/** Starts the mock over HTTP. Rejects with a one-line error for a port that is bad or taken. */
export async function startHttpMock({
  port,
  host = '127.0.0.1',
  mock = createMock(),
}: HttpMockOptions): Promise<HttpMock> {
  const server = createServer((request, response) => {
    answer(mock, request, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      writeJson(response, 500, { message: 'The mock itself failed; its log says why.' });
    });
  });
  // Node closes an idle connection after 5 seconds, and a client that was busy for as long sends on it all the same.
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

/** Reads a port number; throws a one-line error for anything that is none. */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/u.test(text) || port > 65_535) {
    throw new Error(`"${text}" is not a port: use a whole number from 0 to 65535.`);
  }
  return port;
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
  const url = new URL(from.url ?? '/', 'http://mock');
  allowOrigin(from, to);
  if (method === 'OPTIONS') {
    to.writeHead(204).end();
    return;
  }
  const body = await readText(from);
  const control = answerControl(mock, method, url.pathname, body);
  if (control !== null) {
    writeJson(to, control.status, control.body);
    return;
  }
  const request = toRequest(from, url, body);
  if (typeof request === 'string') {
    noteUnreadable(mock, from, url, request);
    writeJson(to, 422, { message: request });
    return;
  }
  const response = await getResponse(mock.handlers, request);
  if (response === undefined) {
    writeJson(to, 404, { message: `The mock has nothing at ${method} ${url.pathname}.` });
    return;
  }
  // An answer of this type stands for a connection that breaks: in the middle of an answer, so that it breaks behind a
  // proxy, too, which answers by itself where it got nothing. A browser sends what broke before any answer once more.
  if (response.type === 'error') {
    to.writeHead(200, { 'Content-Length': '1' }).flushHeaders();
    from.socket.destroySoon();
    return;
  }
  to.writeHead(response.status, Object.fromEntries(response.headers)).end(
    Buffer.from(await response.arrayBuffer()),
  );
}

/** The request as the handlers take it, or why it cannot be one: a GET with a body, a broken address. */
function toRequest({ method = 'GET', headers: sent }: IncomingMessage, url: URL, body: string) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) headers.set(name, String(value));
  try {
    decodeURIComponent(url.pathname);
    return new Request(url, { method, headers, ...(body !== '' && { body }) });
  } catch (error) {
    return `This is no request that a call could be: ${String(error)}`;
  }
}

function noteUnreadable(mock: Mock, from: IncomingMessage, url: URL, violation: string): void {
  const record = mock.calls.note({
    method: from.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: undefined,
    hasBearer: from.headers.authorization !== undefined,
    accept: from.headers.accept ?? null,
    operationId: null,
    violation,
  });
  record.status = 422;
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
