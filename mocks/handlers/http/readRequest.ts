import type { RawRequest } from '../../contract/checkRequest';

/** The bearer that was sent; null without one. */
export function bearerOf(request: Request): string | null {
  return /^Bearer (.+)$/u.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** The address and the body of a request. A body that is not JSON stays text, which no call takes. */
export async function readRequest(
  request: Request,
  params: Record<string, unknown>,
): Promise<RawRequest> {
  const text = await request.clone().text();
  return {
    // msw names what its wildcard matched "0"; that is no value of the call.
    params: Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/u.test(name))),
    query: new URL(request.url).searchParams,
    body: text === '' ? undefined : parse(text, request.headers.get('content-type')),
  };
}

function parse(text: string, contentType: string | null): unknown {
  if (contentType?.startsWith('application/json') !== true) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
