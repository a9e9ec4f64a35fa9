import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

/** A fake signing service on an origin of its own. */
export interface SigningPage {
  /** URL of `signingDocument`. */
  url: string;
  /** URL of a page that keeps posting that everything is signed. */
  hostileUrl: string;
  origin: string;
  close: () => Promise<void>;
}

/** The signing page of the build for testers, which implements the frame protocol. */
export const signingDocument = readFileSync(resolve('mocks/browser/signing.html'), 'utf8');

const hostilePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Hostile page</title>
  </head>
  <body>
    <main>
      <h1>Hostile page</h1>
      <p>It says that everything is signed.</p>
    </main>
    <script>
      const signed = JSON.stringify({ command: 'changeResponseAndSubmit' });
      setInterval(() => parent.postMessage(signed, '*'), 50);
    </script>
  </body>
</html>`;

const pages: Record<string, string> = { '/frame': signingDocument, '/hostile': hostilePage };

export async function startSigningPage(): Promise<SigningPage> {
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/frame`,
    hostileUrl: `${origin}/hostile`,
    origin,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
