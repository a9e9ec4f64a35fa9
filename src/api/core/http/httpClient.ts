import { toAddress } from '../apiRequest';
import type { HttpAnswer, HttpCall, HttpClient } from '../apiServices';

/** A read that was sent before the application was there (`early.entry.ts`). */
export interface EarlyCall {
  address: string;
  token: string | null;
  answer: Promise<{ status: number; text: string }>;
  /** True once it has an answer with a status of success. */
  isOk: boolean;
  stop: () => void;
}

declare global {
  interface Window {
    /** The one thing that the shell's early script and the application share. */
    earlyCall?: EarlyCall;
  }
}

/** As axios reads it: what is no JSON stays text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The answer to this very call if it was sent early, with the same bearer: handed out once. Null where there is none. */
function takeEarlyCall(apiBaseUrl: string, call: HttpCall): Promise<HttpAnswer> | null {
  const { earlyCall } = window;
  const { method, url, params, token, signal } = call;
  const isSame =
    method === 'GET' &&
    !call.answerOptions &&
    earlyCall?.token === token &&
    earlyCall.address === toAddress(apiBaseUrl, url, params);
  if (!isSame) return null;
  delete window.earlyCall;
  if (signal.aborted) earlyCall.stop();
  else signal.addEventListener('abort', earlyCall.stop);
  return earlyCall.answer.then(({ status, text }) => ({ status, data: parseJson(text) }));
}

/** Stops an early call that nobody has asked for: the visit has led to another page than its address said. */
export function dropEarlyCall(): void {
  window.earlyCall?.stop();
  delete window.earlyCall;
}

/** Axios comes by itself: a page whose data was asked for early stands without it (docs/decisions/0043-live-in-parts.md). */
const loadAxios = () => import(/* webpackChunkName: "axios" */ './axiosClient');

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
    // Nor is the script waited for any longer than the answer is.
    const { createAxios, sendByAxios } = await Promise.race([
      loadAxios(),
      untilAborted(call.signal),
    ]);
    return sendByAxios(createAxios(apiBaseUrl), call);
  };
}
