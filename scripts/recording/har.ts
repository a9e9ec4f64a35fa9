import { matchRequestUrl } from 'msw';
import { parseJson } from '@/api/core/wire/parse';
import { handlerPath, operationInfos } from '@mocks/contract/document';
import type { RecordedExchange } from '@mocks/recordings/recording';

interface HarEntry {
  request: { method: string; url: string; postData?: { text?: string } };
  response: { status: number; content: { text?: string; encoding?: string } };
}

/** Parses a body as JSON. Returns other text unchanged, and null for an empty body. */
function parseBody(body: unknown): unknown {
  if (typeof body !== 'string') return body ?? null;
  const parsed = body === '' ? null : parseJson(body);
  return parsed === undefined ? body : parsed;
}

/**
 * Converts a request and its response to the recorded form. Empty for a request that has no response or is not
 * in the contract.
 */
export function toExchange(
  request: { method: string; url: string; body: unknown },
  answer: { status: number; data: unknown },
): RecordedExchange[] {
  // Leave out aborted requests, which have the status 0 or -1.
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
        request: parseBody(request.body),
        status: answer.status,
        answer: parseBody(answer.data),
      },
    ];
  }
  return [];
}

/** The exchanges of the contract in a browser's HAR file. Throws a one-line error for anything else. */
export function parseHar(text: string): RecordedExchange[] {
  const { log } = (parseJson(text) ?? {}) as { log?: { entries?: HarEntry[] } };
  const entries = log?.entries;
  if (!Array.isArray(entries)) throw new Error('This is not a HAR file: it has no log.entries.');
  return entries.flatMap(({ request: { method, url, postData }, response }) => {
    const { text: content = '', encoding } = response.content;
    const data = encoding === 'base64' ? Buffer.from(content, 'base64').toString() : content;
    return toExchange({ method, url, body: postData?.text }, { status: response.status, data });
  });
}
