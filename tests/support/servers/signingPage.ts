import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

/** A stand-in for the page of a signing service, on an origin of its own. */
export interface SigningPage {
  /** Where `signingDocument` is. */
  url: string;
  /** A page that says at once, and again and again, that everything is signed. */
  hostileUrl: string;
  origin: string;
  close: () => Promise<void>;
}

/** The page that speaks the frame protocol (specification, section 4; D19): that of the build for testers. */
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

/** Serves the fake signing page on a free port. */
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
