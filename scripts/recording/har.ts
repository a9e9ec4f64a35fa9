import { operationInfos, type OperationId, type OperationInfo } from '@mocks/contract/document';
import type { RecordedExchange } from '@mocks/recordings/recording';

interface Address {
  info: OperationInfo;
  form: RegExp;
}

const addresses: readonly Address[] = operationInfos.map((info) => ({
  info,
  form: new RegExp(`${info.path.replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)')}/?$`, 'u'),
}));

/** The call of the contract that a request makes, with what stands in its address; null where it makes none. */
function callOf(
  method: string,
  path: string,
): { info: OperationInfo; params: Record<string, string> } | null {
  for (const { info, form } of addresses) {
    const match = info.method === method.toLowerCase() ? form.exec(path) : null;
    if (match) {
      const params = Object.entries(match.groups ?? {});
      return {
        info,
        params: Object.fromEntries(
          params.map(([name, value]) => [name, decodeURIComponent(value)]),
        ),
      };
    }
  }
  return null;
}

interface HarEntry {
  request: { method: string; url: string; postData?: { text?: string } };
  response: { status: number; content: { text?: string; encoding?: string } };
}

/** A body as JSON where it is JSON, as text where it is not, and null where there is none. */
function readBody(text: string | undefined): unknown {
  if (text === undefined || text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** What travelled in one exchange, as far as it is kept; null for anything but a call of the contract that was answered. */
export function toExchange(
  method: string,
  url: string,
  request: string | undefined,
  status: number,
  answer: string | undefined,
): RecordedExchange | null {
  const { pathname, searchParams } = new URL(url, 'http://recorded');
  const found = callOf(method, pathname);
  // A call that was broken off has the status 0 or -1.
  if (!found || status < 100) return null;
  return {
    call: found.info.id satisfies OperationId,
    params: found.params,
    query: Object.fromEntries(searchParams),
    request: readBody(request),
    status,
    answer: readBody(answer),
  };
}

/** The calls of the contract in a HAR file, as any browser saves one. Throws one line for anything else. */
export function readHar(text: string): RecordedExchange[] {
  const har = JSON.parse(text) as { log?: { entries?: HarEntry[] } };
  const entries = har.log?.entries;
  if (!Array.isArray(entries)) throw new Error('This is no HAR file: it has no log.entries.');
  return entries.flatMap(({ request, response }) => {
    const { text: content, encoding } = response.content;
    const answer =
      encoding === 'base64' ? Buffer.from(content ?? '', 'base64').toString('utf8') : content;
    const { method, url, postData } = request;
    return toExchange(method, url, postData?.text, response.status, answer) ?? [];
  });
}
