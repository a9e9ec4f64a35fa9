import { type HttpAnswer, type HttpCall, readJson, toAddress } from './httpCall';

/** Sends a call without a body that outlives its page. Only `fetch` can: the adapter of axios is XMLHttpRequest. */
export async function sendKeepalive(
  apiBaseUrl: string,
  { url, method, params, token, signal }: HttpCall,
): Promise<HttpAnswer> {
  const answer = await fetch(toAddress(apiBaseUrl, url, params), {
    method,
    keepalive: true,
    signal,
    headers: {
      Accept: 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
  });
  return { status: answer.status, data: readJson(await answer.text()) };
}
