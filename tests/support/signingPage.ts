import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for the page of a signing service, on an origin of its own. */
export interface SigningPage {
  /** Where `signingDocument` is. */
  url: string;
  /** A page that says at once, and again and again, that everything is signed. */
  hostileUrl: string;
  origin: string;
  close: () => Promise<void>;
}

const document = (title: string, body: string, script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <style>
      body { margin: 1rem; font: 1.125rem/1.5 system-ui, sans-serif; color: #12282b; background: #fff; }
      button { display: block; min-height: 2.75rem; margin-block: 0.75rem; padding-inline: 1rem; font: inherit; }
      output { overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <main aria-label="${title}">
      <h1>${title}</h1>
      ${body}
    </main>
    <script>
      const say = (message) => parent.postMessage(message, '*');
      ${script}
    </script>
  </body>
</html>`;

/** The page that speaks the frame protocol (specification, section 4; D19). */
export const signingDocument = document(
  'Fake signing page',
  `<p>Parameters: <output id="parameters">none yet</output></p>
      <button data-says="changeResponseAndSubmit">Sign</button>
      <button data-says="cancel">Send an unknown command</button>
      <button data-text="{command: rubbish">Send rubbish</button>
      <button data-says="SendParameters">Ask for the parameters again</button>`,
  `addEventListener('message', ({ data }) => {
        document.getElementById('parameters').textContent = data;
      });
      for (const button of document.querySelectorAll('button')) {
        const { says, text } = button.dataset;
        button.addEventListener('click', () => say(text ?? JSON.stringify({ command: says })));
      }
      say(JSON.stringify({ command: 'SendParameters' }));`,
);

const hostilePage = document(
  'Hostile page',
  '<p>It says that everything is signed.</p>',
  `setInterval(() => say(JSON.stringify({ command: 'changeResponseAndSubmit' })), 50);`,
);

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
