import type { AxiosInstance } from 'axios';

import type { HttpResponse, HttpRequest, HttpClient } from '../apiServices';
import { parseJson } from '../wire/parse';

/** A request that `preload.entry.ts` sent before the application was loaded. */
export interface PreloadedRequest {
  url: string;
  token: string | null;
  answer: Promise<{ status: number; text: string }>;
  /** True once a response with a 2xx status has arrived. */
  isOk: boolean;
  /**
   * Resolves once `ownData.entry.ts` has shown the haulier of the link, or has left this to the application. Only set
   * for the request of a link.
   */
  shown?: Promise<void>;
  onShown?: () => void;
  stop: () => void;
}

declare global {
  interface Window {
    /** The only data shared between the preload script in the HTML shell and the application. */
    preloadedRequest?: PreloadedRequest;
  }
}

/**
 * Returns the preloaded response if it answers this request: a GET to the same URL with the same token. Each response
 * is returned only once.
 */
function takePreloadedRequest(apiBaseUrl: string, call: HttpRequest): Promise<HttpResponse> | null {
  const { preloadedRequest } = window;
  const { method, url, token, signal } = call;
  const isSame =
    method === 'GET' &&
    !call.responseOptions &&
    preloadedRequest?.token === token &&
    preloadedRequest.url === apiBaseUrl + url;
  if (!isSame) return null;
  delete window.preloadedRequest;
  if (signal.aborted) preloadedRequest.stop();
  else signal.addEventListener('abort', preloadedRequest.stop);
  return preloadedRequest.answer.then(({ status, text }) => {
    const data = parseJson(text);
    return { status, data: data === undefined ? text : data };
  });
}

/**
 * Aborts the preloaded request if no request of the page has used it, for example because the router has opened another
 * page.
 */
export function dropPreloadedRequest(): void {
  window.preloadedRequest?.stop();
  delete window.preloadedRequest;
}

/** Axios is in a separate chunk, because a page whose data was preloaded can render without axios. */
const loadAxios = () => import(/* webpackChunkName: "axios" */ './axiosClient');

/** Loads axios before the first request needs it. Ignores a failure: the next request tries to load it again. */
export function preloadHttpClient(): void {
  loadAxios().catch(() => undefined);
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new Error('The call was stopped.'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}

/** `apiBaseUrl` is the API's origin and prefix, or empty for the page's own origin. */
export function createHttpClient(apiBaseUrl: string): HttpClient {
  let client: AxiosInstance | undefined;
  return async (call) => {
    const preloaded = takePreloadedRequest(apiBaseUrl, call);
    if (preloaded) return preloaded;
    // The time limit of the request also covers loading axios.
    const { createAxiosClient, sendWithAxios } = await Promise.race([
      loadAxios(),
      untilAborted(call.signal),
    ]);
    client ??= createAxiosClient(apiBaseUrl);
    return sendWithAxios(client, call);
  };
}
