import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A server on another origin that allows requests from the application (CORS). */
export interface OtherOrigin {
  origin: string;
  /** The received requests, oldest first, without CORS preflights. */
  seen: { path: string; bearer: string | undefined }[];
  /** Redirects requests for this path to another address from now on. */
  redirect: (path: string, to: string) => void;
  close: () => Promise<void>;
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

async function forward(upstream: string, from: IncomingMessage, to: ServerResponse) {
  const { method = 'GET', headers, url = '/' } = from;
  const { authorization, 'content-type': type } = headers;
  const body = await buffer(from);
  const answer = await fetch(upstream + url, {
    method,
    headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  to.writeHead(answer.status, { ...cors, 'content-type': 'application/json' });
  to.end(Buffer.from(await answer.arrayBuffer()));
}

/** Starts a server that forwards requests to `upstream`, or responds with `{}` without one. */
export async function startOtherOrigin(upstream?: string): Promise<OtherOrigin> {
  const seen: OtherOrigin['seen'] = [];
  const redirects = new Map<string, string>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://local').pathname;
    const target = redirects.get(path);
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    seen.push({ path, bearer: request.headers.authorization });
    if (target) response.writeHead(307, { ...cors, location: target }).end();
    else if (upstream) void forward(upstream, request, response);
    else response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    redirect: (path, to) => redirects.set(path, to),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
