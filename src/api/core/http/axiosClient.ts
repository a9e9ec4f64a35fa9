import axios, { type AxiosInstance } from 'axios';

import type { HttpResponse, HttpRequest } from '../apiServices';

/** `apiBaseUrl` is the API's origin and prefix, or empty for the page's own origin. */
export function createAxiosClient(apiBaseUrl: string): AxiosInstance {
  return axios.create({
    baseURL: apiBaseUrl,
    // Never follow an absolute URL to another host. Axios ignores this option if the base URL is empty; then
    // `toApiPath` ensures that each URL is a path.
    allowAbsoluteUrls: false,
    responseType: 'json',
    // Return a response that is not JSON as text instead of throwing.
    transitional: { silentJSONParsing: true },
    // Resolve for every status: the base query decides which ones are failures.
    validateStatus: () => true,
    withXSRFToken: false,
    headers: { Accept: 'application/json' },
  });
}

export async function sendWithAxios(
  client: AxiosInstance,
  { url, method, body, token, signal, keepalive, responseOptions }: HttpRequest,
): Promise<HttpResponse> {
  const { status, data, headers } = await client.request<unknown>({
    url,
    method,
    data: body,
    signal,
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    // Send `keepalive` requests with fetch: the browser would abort an XMLHttpRequest when its page is closed.
    ...(keepalive && { adapter: 'fetch', fetchOptions: { keepalive } }),
    ...responseOptions,
  });
  return { status, data, retryAfter: headers['retry-after'] };
}
