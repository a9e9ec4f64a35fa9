import { request as requestPlain, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';

/** What a server answered. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const patienceMs = 30_000;

/** A request as it is: no path is tidied, no header added, nothing unpacked, no redirect followed. */
export function ask(
  app: { origin: string },
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(app.origin);
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  const options: RequestOptions = {
    // An address of version 6 stands in brackets where a port may follow, and nowhere else.
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
