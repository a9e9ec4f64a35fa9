import axios, { type AxiosInstance } from 'axios';

import { type HttpAnswer, type HttpCall, toQuery } from './httpCall';

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

/** Sends a call by axios. */
export function sendByAxios(
  client: AxiosInstance,
  { url, method, params, body, token, signal, answerOptions }: HttpCall,
): Promise<HttpAnswer> {
  return client.request<unknown>({
    url,
    method,
    params,
    data: body,
    signal,
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    ...answerOptions,
  });
}
