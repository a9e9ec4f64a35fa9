import axios, { type AxiosInstance } from 'axios';

import type { Language } from '@/config/languages';

import type { WireDateFormat, WireFirstPage } from './wire/write';

/** What the API layer needs from the application; the store hands it to every call. */
export interface ApiServices {
  http: AxiosInstance;
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

/**
 * The HTTP client of the API. `apiBaseUrl` is the API's origin (and prefix), or empty for the page's own origin.
 * What is no JSON arrives as text, and no address can lead to another host.
 */
export function createHttpClient(apiBaseUrl: string): AxiosInstance {
  return axios.create({
    baseURL: apiBaseUrl,
    allowAbsoluteUrls: false,
    responseType: 'json',
    transitional: { silentJSONParsing: true },
    paramsSerializer: (params: Record<string, string | number | boolean>) =>
      new URLSearchParams(
        Object.entries(params).map(([name, value]) => [name, String(value)]),
      ).toString(),
    withXSRFToken: false,
    headers: { Accept: 'application/json' },
  });
}
