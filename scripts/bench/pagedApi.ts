import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { serveSite } from '@tests/support/servers/nginx';
import { testSettings } from '@tests/support/fixtures/testSettings';
import type { BuiltApp } from '@tests/support/servers/builtApp';

/** The served app, with an API whose pages of hauliers have another size than the mock's. */
export interface PagedApp {
  origin: string;
  /** The API's own address, for the reference pages. */
  apiOrigin: string;
  close: () => Promise<void>;
}

interface TruckerAnswer {
  truckers: { data: unknown[]; per_page: number; current_page: number; last_page: number };
}

const lists = /^\/api\/truckers\/(?:get-truckers|search-trucker)\?/;

/** Converts a request for one page to a request for all rows, and returns the page number. */
function wholeOf(
  from: IncomingMessage,
  body: string,
): { path: string; body: string; page: number } {
  const url = new URL(from.url ?? '/', 'http://api');
  const page = Number(url.searchParams.get('page') ?? 1);
  url.searchParams.set('pagination', 'false');
  const isSearch = body !== '';
  return {
    path: url.pathname + url.search,
    body: isSearch ? JSON.stringify({ ...(JSON.parse(body) as object), pagination: false }) : '',
    page,
  };
}

function cutPage(whole: string, page: number, rowsPerPage: number): string {
  const answer = JSON.parse(whole) as TruckerAnswer;
  const { data } = answer.truckers;
  Object.assign(answer.truckers, {
    data: data.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    per_page: rowsPerPage,
    current_page: page,
    last_page: Math.ceil(data.length / rowsPerPage),
  });
  return JSON.stringify(answer);
}

/**
 * Serves the build and an app's API with another page size for hauliers. Responses are cached, so that measurements do
 * not include the mock's time and no request exceeds the application's timeout.
 */
export async function servePages(app: BuiltApp, rowsPerPage: number): Promise<PagedApp> {
  const answers = new Map<string, string>();
  const ask = async (from: IncomingMessage, path: string, body: string) => {
    const { authorization = '', accept = '*/*', 'content-type': type = '' } = from.headers;
    const answer = await fetch(app.apiOrigin + path, {
      method: from.method ?? 'GET',
      headers: { authorization, accept, ...(type && { 'content-type': type }) },
      ...(body !== '' && { body }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const server = createServer((from, to) => {
    void (async () => {
      const body = await readText(from);
      const path = from.url ?? '/';
      to.setHeader('Access-Control-Allow-Origin', '*');
      to.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
      to.setHeader('Content-Type', 'application/json');
      if (from.method === 'OPTIONS') return to.writeHead(204).end();
      const isList = lists.test(path);
      if (!isList && from.method !== 'GET') {
        const { status, text } = await ask(from, path, body);
        return to.writeHead(status).end(text);
      }
      const key = `${path} ${body}`;
      const known = answers.get(key);
      if (known !== undefined) return to.end(known);
      const whole = isList ? wholeOf(from, body) : { path, body, page: 1 };
      const { status, text } = await ask(from, whole.path, whole.body);
      if (status !== 200) return to.writeHead(status).end(text);
      const answer = isList ? cutPage(text, whole.page, rowsPerPage) : text;
      answers.set(key, answer);
      return to.end(answer);
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const apiOrigin = `http://127.0.0.1:${String(port)}`;
  const site = await serveSite(app.folder, apiOrigin, testSettings);
  return {
    origin: site.origin,
    apiOrigin,
    close: async () => {
      await site.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
