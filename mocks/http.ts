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

/** Starts the mock as an HTTP server. Port 0 takes any free one. Rejects with a short error if the port is in use. */
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
      writeJson(response, 500, { message: 'The mock failed. See its log.' });
    });
  });
  // By default, Node closes idle connections after 5 seconds, and a client that was busy for longer gets a reset.
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

export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/u.test(text) && port <= 65_535) return port;
  throw new Error(`"${text}" is not a port: use a whole number from 0 to 65535.`);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isInUse = error.code === 'EADDRINUSE';
      const message = `Port ${port} is in use. Stop the other process or choose another port.`;
      reject(isInUse ? new Error(message) : error);
    });
    server.listen(port, host, resolve);
  });
}

async function answer(
  mock: Mock,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET' } = request;
  const { href: url, pathname } = new URL(request.url ?? '/', 'http://mock');
  allowOrigin(request, response);
  if (method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const body = await readText(request);
  const control = answerControl(mock, method, pathname, body);
  if (control !== null) {
    writeJson(response, control.status, control.body);
    return;
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  let fetchRequest: Request;
  try {
    decodeURIComponent(pathname);
    fetchRequest = new Request(url, { method, headers, ...(body !== '' && { body }) });
  } catch (error) {
    // `Request` throws for a GET with a body, and `decodeURIComponent` for an invalid path. Refuse both.
    const violation = `Invalid request: ${String(error)}`;
    const call = { operationId: null, body: undefined, violation };
    mock.calls.note({ method, url, headers }, call).status = 422;
    writeJson(response, 422, { message: violation });
    return;
  }
  const mockResponse = await getResponse(mock.handlers, fetchRequest);
  if (mockResponse === undefined) {
    writeJson(response, 404, { message: `The mock has nothing at ${method} ${pathname}.` });
    return;
  }
  if (mockResponse.type === 'error') {
    // Drop the connection after the headers. Without any response, a browser would repeat the request, and a proxy
    // would respond with its own error.
    response.writeHead(200, { 'Content-Length': '1' }).flushHeaders();
    request.socket.destroySoon();
    return;
  }
  const { status, headers: mockHeaders } = mockResponse;
  const content = Buffer.from(await mockResponse.arrayBuffer());
  response.writeHead(status, Object.fromEntries(mockHeaders)).end(content);
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
  response.setHeader(
    'Access-Control-Allow-Headers',
    `authorization, content-type, ${scenarioHeader}`,
  );
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  response.setHeader('Access-Control-Max-Age', '600');
}

function writeJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
