import {
  createServer,
  request as requestPlain,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { RecordedExchange } from '@mocks/recordings/recording';
import { toExchange } from './har';
import { toRecording, writeRecording } from './store';

/** Sends a request on as it came, save that its answer is to come unpacked; resolves with what was answered. */
async function passOn(target: URL, from: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const request = target.protocol === 'https:' ? requestSecure : requestPlain;
  const headers = { ...from.headers, host: target.host, 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    request(new URL(from.url ?? '/', target), { method: from.method, headers }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/** Stands before a live API and saves what travels, without anybody's data, whenever something has. */
export async function startRecordingProxy(
  api: string,
  folder: string,
  name: string,
): Promise<{ url: string; close: () => void }> {
  const target = new URL(api);
  const exchanges: RecordedExchange[] = [];
  const answer = async (from: IncomingMessage, to: ServerResponse) => {
    const body = await buffer(from);
    const answered = await passOn(target, from, body);
    const content = await buffer(answered);
    const { statusCode: status = 502, headers } = answered;
    const exchange = toExchange(
      from.method ?? 'GET',
      from.url ?? '/',
      body.toString('utf8'),
      status,
      content.toString('utf8'),
    );
    if (exchange) {
      exchanges.push(exchange);
      writeRecording(folder, name, toRecording(exchanges));
    }
    to.writeHead(status, headers).end(content);
  };
  const server = createServer((from, to) => {
    answer(from, to).catch((error: unknown) => {
      to.writeHead(502, { 'Content-Type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
