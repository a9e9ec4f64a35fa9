import { matchRequestUrl } from 'msw';
import { parseJson } from '@/api/core/wire/read';
import { handlerPath, operationInfos } from '@mocks/contract/document';
import type { RecordedExchange } from '@mocks/recordings/recording';

interface HarEntry {
  request: { method: string; url: string; postData?: { text?: string } };
  response: { status: number; content: { text?: string; encoding?: string } };
}

/** A body as JSON where it is JSON, as text where it is not, and null where there is none. */
function readBody(body: unknown): unknown {
  if (typeof body !== 'string') return body ?? null;
  const parsed = body === '' ? null : parseJson(body);
  return parsed === undefined ? body : parsed;
}

/** What travelled in one exchange, as far as it is kept: nothing for anything but a call of the contract that was answered. */
export function toExchange(
  request: { method: string; url: string; body: unknown },
  answer: { status: number; data: unknown },
): RecordedExchange[] {
  // A call that was broken off has the status 0 or -1.
  if (answer.status < 100) return [];
  const url = new URL(request.url, 'http://recorded');
  for (const info of operationInfos) {
    const { matches, params } = matchRequestUrl(url, handlerPath(info));
    if (!matches || info.method !== request.method.toLowerCase()) continue;
    const { 0: _origin, ...named } = params as Record<string, string>;
    return [
      {
        call: info.id,
        params: named,
        query: Object.fromEntries(url.searchParams),
        request: readBody(request.body),
        status: answer.status,
        answer: readBody(answer.data),
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
    const data = encoding === 'base64' ? Buffer.from(content, 'base64').toString() : content;
    return toExchange({ method, url, body: postData?.text }, { status: response.status, data });
  });
}
