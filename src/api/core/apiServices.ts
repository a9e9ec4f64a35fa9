import type { AxiosRequestConfig } from 'axios';

import type { Language } from '@/config/languages';
import type { ApiRequest } from './apiRequest';
import type { WireDateFormat, WireFirstPage } from './wire/write';

/** For answers that are not read as JSON, such as downloads. */
export type AnswerOptions = Pick<
  AxiosRequestConfig<unknown>,
  'responseType' | 'onDownloadProgress'
>;

/** One request, ready to be sent. */
export interface HttpCall {
  method: NonNullable<ApiRequest['method']>;
  /** Without the API's origin, with the query. */
  url: string;
  body: object | undefined;
  /** The bearer, if any. */
  token: string | null;
  signal: AbortSignal;
  keepalive?: boolean | undefined;
  answerOptions?: AnswerOptions | undefined;
}

/** An answer of any status. `data` is the parsed JSON, or the text of an answer that is not JSON. */
export interface HttpAnswer {
  status: number;
  data: unknown;
  /** The header of this name. */
  retryAfter?: unknown;
}

/** Rejects when no answer came. */
export type HttpClient = (call: HttpCall) => Promise<HttpAnswer>;

/** What the API layer needs from the application; the store hands it to every call. */
export interface ApiServices {
  http: HttpClient;
  getToken(): string | null;
  /** The language of the interface, sent as `locale`. */
  getLanguage(): Language;
  /** True on pages that need no login (D26). */
  isPublicPage(): boolean;
  /**
   * Called when a 401 or 419 shows that the session of this token is over (D3). Not called for login and logout, on a
   * public page, or for a token that has been replaced meanwhile.
   */
  onUnauthorized(token: string): void;
  /** Called with the endpoint and the place in its answer that could not be read. */
  onUnreadable?(call: string, place: string): void;
  /** `yyyy-MM-dd` unless given (D9). */
  wireDateFormat?: WireDateFormat;
  /** 1 unless given (D7). */
  wireFirstPage?: WireFirstPage;
}
