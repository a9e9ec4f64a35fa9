import { operationInfos } from '@mocks/contract/document';
import type { RecordedExchange } from '@mocks/recordings/recording';

const addresses = operationInfos.map(({ id, method, path }) => ({
  ...{ id, method },
  form: new RegExp(`${path.replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)')}/?$`, 'u'),
}));

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

/** What travelled in one exchange, as far as it is kept: nothing for anything but a call of the contract that was answered. */
export function toExchange(
  method: string,
  url: string,
  request: string | undefined,
  status: number,
  answer: string | undefined,
): RecordedExchange[] {
  const { pathname, searchParams } = new URL(url, 'http://recorded');
  const found = addresses.find(
    (one) => one.method === method.toLowerCase() && one.form.test(pathname),
  );
  // A call that was broken off has the status 0 or -1.
  if (!found || status < 100) return [];
  const params = Object.entries(found.form.exec(pathname)?.groups ?? {});
  return [
    {
      call: found.id,
      params: Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)])),
      query: Object.fromEntries(searchParams),
      request: readBody(request),
      status,
      answer: readBody(answer),
    },
  ];
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
