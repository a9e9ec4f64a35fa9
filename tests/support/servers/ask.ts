import { request as requestPlain, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const patienceMs = 30_000;

/**
 * Sends a raw request: keeps the path as given, adds no headers, decompresses nothing and follows no redirect.
 */
export function ask(
  app: { origin: string },
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(app.origin);
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  const options: RequestOptions = {
    // A URL has an IPv6 address in brackets, `hostname` must not.
    hostname: hostname.replaceAll(/[[\]]/g, ''),
    port,
    method,
    path,
    headers,
    agent: false,
    signal: AbortSignal.timeout(patienceMs),
  };
  return new Promise((resolve, reject) => {
    request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
