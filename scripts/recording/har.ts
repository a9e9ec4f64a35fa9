import { parseJson } from '@/api/core/wire/read';
import { operationInfos } from '@mocks/contract/document';
import type { RecordedExchange } from '@mocks/recordings/recording';

interface HarEntry {
  request: { method: string; url: string; postData?: { text?: string } };
  response: { status: number; content: { text?: string; encoding?: string } };
}

/** A body as JSON where it is JSON, as text where it is not, and null where there is none. */
function readBody(text = ''): unknown {
  const body = text === '' ? null : parseJson(text);
  return body === undefined ? text : body;
}

/** What travelled in one exchange, as far as it is kept: nothing for anything but a call of the contract that was answered. */
export function toExchange(
  method: string,
  url: string,
  request: string | undefined,
  status: number,
  answer: string | undefined,
): RecordedExchange[] {
  const { pathname, searchParams } = new URL(url, 'http://recorded');
  for (const info of operationInfos) {
    const form = new RegExp(`${info.path.replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)')}/?$`, 'u');
    const found = info.method === method.toLowerCase() && form.exec(pathname);
    // A call that was broken off has the status 0 or -1.
    if (!found || status < 100) continue;
    const params = Object.entries(found.groups ?? {});
    return [
      {
        call: info.id,
        params: Object.fromEntries(params.map(([name, text]) => [name, decodeURIComponent(text)])),
        query: Object.fromEntries(searchParams),
        request: readBody(request),
        status,
        answer: readBody(answer),
      },
    ];
  }
  return [];
}

/** The calls of the contract in a HAR file, as any browser saves one. Throws one line for anything else. */
export function readHar(text: string): RecordedExchange[] {
  const entries = (JSON.parse(text) as { log?: { entries?: HarEntry[] } }).log?.entries;
  if (!Array.isArray(entries)) throw new Error('This is no HAR file: it has no log.entries.');
  return entries.flatMap(({ request: { method, url, postData }, response }) => {
    const { text: content = '', encoding } = response.content;
    const answer = encoding === 'base64' ? Buffer.from(content, 'base64').toString() : content;
    return toExchange(method, url, postData?.text, response.status, answer);
  });
}
