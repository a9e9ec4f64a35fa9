import { type ApiRequest, toUrl } from '../apiRequest';
import { type HttpAnswer, type HttpCall, readJson, toAddress } from './httpCall';

/** A call that was started before the application was there (docs/decisions/0043-live-in-parts.md). */
interface EarlyCall {
  address: string;
  token: string | null;
  request: XMLHttpRequest;
}

declare global {
  interface Window {
    /** The one thing that the shell's early script and the application share. */
    earlyCall?: EarlyCall;
  }
}

/**
 * Starts a read as the application is going to: what is sent is what axios sends. Whoever asks for the same later is handed this
 * one (`takeEarlyCall`).
 */
export function startEarlyCall(
  { path, params }: ApiRequest,
  apiBaseUrl: string,
  token: string | null,
): void {
  const url = toUrl(path);
  if (url === null) return;
  const address = toAddress(apiBaseUrl, url, params);
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.setRequestHeader('Accept', 'application/json');
  if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.send();
  window.earlyCall = { address, token, request };
}

/**
 * The answer to this very call, if it was started early: with the same bearer, to the same address. It is handed out once; what
 * became of it (refused, not reached) is told as if it had been asked for now. Null where there is none.
 */
export function takeEarlyCall(apiBaseUrl: string, call: HttpCall): Promise<HttpAnswer> | null {
  const { earlyCall } = window;
  const { method, url, params, body, token, signal } = call;
  const isSame =
    method === 'GET' &&
    !body &&
    !call.answerOptions &&
    earlyCall?.token === token &&
    earlyCall.address === toAddress(apiBaseUrl, url, params);
  if (!isSame) return null;
  delete window.earlyCall;
  const { request } = earlyCall;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The early call has no answer.'));
    const settle = () => {
      const { status, responseText } = request;
      if (status === 0) fail();
      else resolve({ status, data: readJson(responseText) });
    };
    const stop = () => {
      fail();
      request.abort();
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
    if (request.readyState === XMLHttpRequest.DONE) settle();
    else request.onloadend = settle;
  });
}

/**
 * True where there is an early call without a good answer yet. It is left to the page that shows it: a failure that came before the page
 * does would be asked for once more.
 */
export function isEarlyCallOpen(): boolean {
  // Without a browser there is none.
  const request = typeof window === 'undefined' ? undefined : window.earlyCall?.request;
  return (
    request !== undefined && !(request.readyState === 4 && Math.floor(request.status / 100) === 2)
  );
}

/** Stops an early call that nobody has asked for: the visit has led to another page than its address said. */
export function dropEarlyCall(): void {
  window.earlyCall?.request.abort();
  delete window.earlyCall;
}
