import axios, { type AxiosInstance } from 'axios';

import { toQuery } from '../apiRequest';
import type { HttpAnswer, HttpCall } from '../apiServices';

/**
 * The HTTP client of the API. `apiBaseUrl` is the API's origin (and prefix), or empty for the page's own origin.
 * What is no JSON arrives as text, every status is an answer, and no address can lead to another host.
 */
export function createAxios(apiBaseUrl: string): AxiosInstance {
  return axios.create({
    baseURL: apiBaseUrl,
    allowAbsoluteUrls: false,
    responseType: 'json',
    transitional: { silentJSONParsing: true },
    paramsSerializer: toQuery,
    validateStatus: () => true,
    withXSRFToken: false,
    headers: { Accept: 'application/json' },
  });
}

/** Sends a call by axios: one that is to outlive its page by its adapter for `fetch`, as no other request does. */
export function sendByAxios(
  client: AxiosInstance,
  { url, method, params, body, token, signal, keepalive, answerOptions }: HttpCall,
): Promise<HttpAnswer> {
  return client.request<unknown>({
    url,
    method,
    params,
    data: body,
    signal,
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    ...(keepalive && { adapter: 'fetch', fetchOptions: { keepalive } }),
    ...answerOptions,
  });
}
