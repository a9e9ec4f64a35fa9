import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { RecordedExchange } from '@mocks/recordings/recording';
import { reasonOf } from '../report/publish';
import { toExchange } from './har';
import { toRecording, writeRecording } from './store';

/**
 * Headers that the proxy does not pass on: those of a connection, and those of a body that fetch has already
 * decompressed.
 */
const own = /^(?:host|connection|keep-alive|transfer-encoding|content-(?:length|encoding))$/;

/** A proxy for a live API that saves the exchanges with pseudonyms, after each one. `api` has no trailing slash. */
export async function startRecordingProxy(api: string, folder: string, name: string) {
  const exchanges: RecordedExchange[] = [];
  const answer = async (from: IncomingMessage, to: ServerResponse) => {
    const { method = 'GET', url = '/' } = from;
    const sent = await buffer(from);
    const headers = Object.entries(from.headers).filter(([header]) => !own.test(header));
    const answered = await fetch(api + url, {
      method,
      headers: headers.map(([header, value]): [string, string] => [header, String(value)]),
      ...(sent.length > 0 && { body: sent }),
      redirect: 'manual',
    });
    const content = Buffer.from(await answered.arrayBuffer());
    const exchange = toExchange(
      { method, url, body: sent.toString() },
      { status: answered.status, data: content.toString() },
    );
    exchanges.push(...exchange);
    if (exchange.length > 0) writeRecording(folder, name, toRecording(exchanges));
    for (const [header, value] of answered.headers) {
      if (!own.test(header)) to.appendHeader(header, value);
    }
    to.writeHead(answered.status).end(content);
  };
  const server = createServer((from, to) => {
    answer(from, to).catch((error: unknown) => {
      to.writeHead(502, { 'Content-Type': 'text/plain' }).end(reasonOf(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
