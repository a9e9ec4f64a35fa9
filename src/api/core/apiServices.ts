import type { AxiosRequestConfig } from 'axios';

import type { Language } from '@/config/languages';
import type { ApiRequest } from './apiRequest';
import type { WireConventions } from './wire/write';

/** Options of Axios for a response that is not JSON, such as a download. */
export type ResponseOptions = Pick<
  AxiosRequestConfig<unknown>,
  'responseType' | 'onDownloadProgress'
>;

/** A request that is ready to be sent. */
export interface HttpRequest {
  method: NonNullable<ApiRequest['method']>;
  /** The path with its query, without the API's origin. */
  url: string;
  body: object | undefined;
  token: string | null;
  signal: AbortSignal;
  keepalive?: boolean | undefined;
  responseOptions?: ResponseOptions | undefined;
}

/** A response of any status. `data` is the parsed JSON, or the text of a response that is not JSON. */
export interface HttpResponse {
  status: number;
  data: unknown;
  /** The `Retry-After` header. */
  retryAfter?: unknown;
}

/** Sends a request. Rejects if no response arrives. */
export type HttpClient = (call: HttpRequest) => Promise<HttpResponse>;

/** What the API layer needs from the application. The store passes it to every request. */
export interface ApiServices extends WireConventions {
  http: HttpClient;
  getToken(): string | null;
  /** The interface language, sent as `locale`. */
  getLanguage(): Language;
  /** True on pages that need no login. */
  isPublicPage(): boolean;
  /**
   * Called when a 401 or 419 shows that the session of this token is over. Not called for login and logout, on a public
   * page, or for a token that has been replaced in the meantime.
   */
  onUnauthorized(token: string): void;
  /** Called with the endpoint's name and the place in its response that could not be parsed. */
  onUnreadable?(call: string, place: string): void;
}
