import axios, { type AxiosInstance } from 'axios';

import type { HttpAnswer, HttpCall } from '../apiServices';

/** `apiBaseUrl` is the API's origin and prefix, or empty for the page's own origin. */
export function createAxios(apiBaseUrl: string): AxiosInstance {
  return axios.create({
    baseURL: apiBaseUrl,
    // No address can lead to another host.
    allowAbsoluteUrls: false,
    responseType: 'json',
    // An answer that is not JSON arrives as text.
    transitional: { silentJSONParsing: true },
    // Every status is an answer: the base query decides which are failures.
    validateStatus: () => true,
    withXSRFToken: false,
    headers: { Accept: 'application/json' },
  });
}

export async function sendByAxios(
  client: AxiosInstance,
  { url, method, body, token, signal, keepalive, answerOptions }: HttpCall,
): Promise<HttpAnswer> {
  const { status, data, headers } = await client.request<unknown>({
    url,
    method,
    data: body,
    signal,
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    // XMLHttpRequest cannot outlive its page.
    ...(keepalive && { adapter: 'fetch', fetchOptions: { keepalive } }),
    ...answerOptions,
  });
  return { status, data, retryAfter: headers['retry-after'] };
}
