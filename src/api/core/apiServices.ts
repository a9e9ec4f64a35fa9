import type { AxiosRequestConfig } from 'axios';

import type { Language } from '@/config/languages';
import type { ApiRequest } from './apiRequest';
import type { WireDateFormat, WireFirstPage } from './wire/write';

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

/** What the API layer needs from the application; the store hands it to every call. */
export interface ApiServices {
  http: HttpClient;
  /** The stored bearer, read anew for each request (specification, section 6). */
  getToken(): string | null;
  /** The language of the interface, sent as `locale`. */
  getLanguage(): Language;
  /** True on the public pages, which nobody needs to be signed in for (D26). */
  isPublicPage(): boolean;
  /**
   * Told once a 401 or 419 shows that the session is over (D3); never for login and logout, never for a token that
   * is no longer the current one, and never on a public page.
   */
  onUnauthorized(token: string): void;
  /** Told which call, by its endpoint, had an answer that cannot be read, and at which place of it. */
  onUnreadable?(call: string, place: string): void;
  /** How dates travel (D9); `yyyy-MM-dd` where it is left out. */
  wireDateFormat?: WireDateFormat;
  /** From where pages are counted on the wire (D7); 1 where it is left out. */
  wireFirstPage?: WireFirstPage;
}
