import type { Language } from '@/config/languages';

import { takeEarlyCall } from './http/earlyCall';
import type { HttpClient } from './http/httpCall';
import { sendKeepalive } from './http/keepaliveCall';
import type { WireDateFormat, WireFirstPage } from './wire/write';

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

/** Axios comes by itself: a page whose data was asked for early stands without it (docs/decisions/0043-live-in-parts.md). */
const loadAxios = () => import(/* webpackChunkName: "axios" */ './http/axiosClient');

/** Fetches what calls are made with ahead of the next one; a failure is left to that. */
export function preloadHttpClient(): void {
  loadAxios().catch(() => undefined);
}

/** Rejects when the signal aborts. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new Error('The call was stopped.'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}

/**
 * The HTTP client of the API. `apiBaseUrl` is the API's origin (and prefix), or empty for the page's own origin.
 * A call that was started before the application was there is not made again.
 */
export function createHttpClient(apiBaseUrl: string): HttpClient {
  return async (call) => {
    const early = takeEarlyCall(apiBaseUrl, call);
    if (early) return early;
    if (call.keepalive) return sendKeepalive(apiBaseUrl, call);
    // Nor is the script waited for any longer than the answer is.
    const { createAxios, sendByAxios } = await Promise.race([
      loadAxios(),
      untilAborted(call.signal),
    ]);
    return sendByAxios(createAxios(apiBaseUrl), call);
  };
}
