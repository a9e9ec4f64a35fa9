import type { AxiosRequestConfig } from 'axios';

import type { ApiRequest } from '../apiRequest';

/** How the body of an answer is taken, where it is not JSON to be read at once. */
export type AnswerOptions = Pick<
  AxiosRequestConfig<unknown>,
  'responseType' | 'onDownloadProgress'
>;

/** One request, ready to be sent. */
export interface HttpCall {
  method: NonNullable<ApiRequest['method']>;
  /** Below the address of the API. */
  url: string;
  params: ApiRequest['params'] | undefined;
  body: object | undefined;
  /** The bearer that it carries. */
  token: string | null;
  signal: AbortSignal;
  keepalive?: boolean | undefined;
  answerOptions?: AnswerOptions | undefined;
}

/** An answer of any status; what is no JSON is text. */
export interface HttpAnswer {
  status: number;
  data: unknown;
}

/** Sends a request. Rejects where no answer came. */
export type HttpClient = (call: HttpCall) => Promise<HttpAnswer>;

/** As axios reads it: what is no JSON stays text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parameters as they stand in an address. */
export function toQuery(params: Record<string, string | number | boolean>): string {
  return new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  ).toString();
}

/** The whole address of a call. */
export function toAddress(
  apiBaseUrl: string,
  url: string,
  params: ApiRequest['params'] = {},
): string {
  const query = toQuery(params);
  return apiBaseUrl + url + (query && `?${query}`);
}
