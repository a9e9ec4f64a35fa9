import type { HttpAnswer, HttpCall, HttpClient } from '../apiServices';
import { parseJson } from '../wire/read';

/** A read that `early.entry.ts` sent before the application was loaded. */
export interface EarlyCall {
  address: string;
  token: string | null;
  answer: Promise<{ status: number; text: string }>;
  /** True once it has an answer with a status of success. */
  isOk: boolean;
  /** Resolves when `ownData.entry.ts` has shown the answer of a link, or has left that to the application. */
  shown?: Promise<void>;
  onShown?: () => void;
  stop: () => void;
}

declare global {
  interface Window {
    /** The one thing that the shell's early script and the application share. */
    earlyCall?: EarlyCall;
  }
}

/** The answer to this call if it was sent early, with the same bearer. It is handed out once. */
function takeEarlyCall(apiBaseUrl: string, call: HttpCall): Promise<HttpAnswer> | null {
  const { earlyCall } = window;
  const { method, url, token, signal } = call;
  const isSame =
    method === 'GET' &&
    !call.answerOptions &&
    earlyCall?.token === token &&
    earlyCall.address === apiBaseUrl + url;
  if (!isSame) return null;
  delete window.earlyCall;
  if (signal.aborted) earlyCall.stop();
  else signal.addEventListener('abort', earlyCall.stop);
  return earlyCall.answer.then(({ status, text }) => {
    const data = parseJson(text);
    return { status, data: data === undefined ? text : data };
  });
}

/** Stops an early call that the visit does not need, because it led to another page than its address said. */
export function dropEarlyCall(): void {
  window.earlyCall?.stop();
  delete window.earlyCall;
}

/** In a chunk of its own: a page whose data was asked for early stands without it (docs/decisions/0043-live-in-parts.md). */
const loadAxios = () => import(/* webpackChunkName: "axios" */ './axiosClient');

/** Ignores a failure: the next call tries again. */
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
  return async (call) => {
    const early = takeEarlyCall(apiBaseUrl, call);
    if (early) return early;
    // The call's time limit also covers loading axios.
    const { createAxios, sendByAxios } = await Promise.race([
      loadAxios(),
      untilAborted(call.signal),
    ]);
    return sendByAxios(createAxios(apiBaseUrl), call);
  };
}
