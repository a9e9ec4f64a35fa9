import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { requestTimeoutMs } from '@/config/constants';
import { type ApiError, createApiError, type ApiErrorKind } from './apiError';
import { type ApiRequest, toApiPath } from './apiRequest';
import type { ResponseOptions, ApiServices } from './apiServices';
import {
  isBrokenText,
  hasFailureStatus,
  isSuccessStatus,
  parseFieldErrors,
  parseMessage,
  parseStatus,
} from './wire/envelope';
import { parseBlob, parseJsonAfterNotices } from './wire/parse';

/** The body of a response (null if it is empty), or the error. */
type Sent = { data: unknown; error?: never } | { error: ApiError; data?: never };

/**
 * Ends the session in a later task, so that the failed request settles first: the end of a session empties the cache
 * and aborts running requests, including this one. Compares the token, because a late response to an old one must not
 * end a new session.
 */
function reportUnauthorized(services: ApiServices, token: string): void {
  setTimeout(() => {
    if (services.getToken() === token) services.onUnauthorized(token);
  });
}

/**
 * Sends a request. Never rejects: it resolves with the body of the response or with an ApiError. The time limit uses a
 * separate timer, so that it also covers loading the HTTP client.
 * On a public page, a request that fails because the stored staff session is over is sent again without its token: the
 * haulier needs no session.
 */
export async function sendRequest(
  request: ApiRequest,
  services: ApiServices,
  signal: AbortSignal,
  responseOptions?: ResponseOptions,
): Promise<Sent> {
  const url = toApiPath(request.path, request.params);
  if (url === null) return { error: createApiError('notFound') };

  const { body, method = body ? 'POST' : 'GET', timeoutMs = requestTimeoutMs } = request;
  const send = async (token: string | null): Promise<Sent> => {
    const stop = new AbortController();
    const abort = () => stop.abort();
    const timer = setTimeout(() => stop.abort('timeout'), timeoutMs);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
    try {
      const { status, data, retryAfter } = await services.http({
        url,
        method,
        body: request.withLocale ? { ...body, locale: services.getLanguage() } : body,
        token,
        signal: stop.signal,
        keepalive: request.keepalive,
        responseOptions,
      });
      const answer = withoutNotice(data);
      const error =
        status >= 200 && status < 300
          ? failureInBody(status, answer, request)
          : withWait(await failureOfStatus(status, answer, request), retryAfter);
      return error ? { error } : { data: answer === '' ? null : answer };
    } catch {
      return { error: createApiError(stop.signal.reason === 'timeout' ? 'timeout' : 'network') };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  };

  const token = request.bearer ?? services.getToken();
  const answer = await send(token);
  const isSessionOver = answer.error?.kind === 'unauthorized' && !request.isSessionCall;
  if (!isSessionOver || token === null) return answer;
  if (services.isPublicPage()) return send(null);
  reportUnauthorized(services, token);
  return answer;
}

/** The places in a response that could not be parsed. */
export interface ResponseMeta {
  unreadable: string[];
}

export const axiosBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, ResponseMeta> = (
  request,
  { signal, extra },
) => sendRequest(request, extra as ApiServices, signal);

const kindsOfStatus: Partial<Record<number, ApiErrorKind>> = {
  400: 'validation',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  410: 'notFound',
  419: 'unauthorized',
  422: 'validation',
  429: 'rateLimited',
};

/**
 * The kinds of errors that say that the API has refused. With a web page as body, such a response becomes `malformed`
 * instead, because it comes from a proxy. All other kinds stay as they are.
 */
const refusals: readonly ApiErrorKind[] = [
  'validation',
  'forbidden',
  'notFound',
  'conflict',
  'refused',
];

function kindOfStatus(status: number): ApiErrorKind {
  if (status >= 500) return 'server';
  return kindsOfStatus[status] ?? (status >= 400 ? 'refused' : 'malformed');
}

/**
 * Adds the seconds of a `Retry-After` header. The header may also be a date, which is ignored because the clocks of the
 * server and the browser may differ.
 */
function withWait(error: ApiError, retryAfter: unknown): ApiError {
  const [seconds] = /^\d{1,6}$/.exec(String(retryAfter)) ?? [];
  return seconds === undefined ? error : { ...error, retryAfterSeconds: Number(seconds) };
}

/** Removes PHP notices before the JSON. */
function withoutNotice(body: unknown): unknown {
  return typeof body === 'string' ? (parseJsonAfterNotices(body) ?? body) : body;
}

type SentRequest = Pick<ApiRequest, 'fieldNames' | 'body'>;

function describe(kind: ApiErrorKind, status: number, body: unknown, sent: SentRequest): ApiError {
  return createApiError(kind, {
    status,
    message: parseMessage(body),
    fieldErrors: parseFieldErrors(body, sent),
  });
}

/** The failure that the body of a 2xx response reports; null if the request succeeded. */
export function failureInBody(
  status: number,
  body: unknown,
  { checksStatus, ...sent }: SentRequest & Pick<ApiRequest, 'checksStatus'> = {},
): ApiError | null {
  if (isBrokenText(body)) return createApiError('malformed', { status });
  if (hasFailureStatus(body)) return describe('refused', status, body, sent);
  const bodyStatus = parseStatus(body) ?? null;
  if (!checksStatus || isSuccessStatus(bodyStatus)) return null;
  const error = describe('unconfirmed', status, body, sent);
  // The message of a body without a status may say that the change was saved. It would contradict the error: drop it.
  return bodyStatus === null ? { ...error, message: null } : error;
}

async function failureOfStatus(
  status: number,
  data: unknown,
  sent: SentRequest,
): Promise<ApiError> {
  const body = data instanceof Blob ? await parseBlob(data) : data;
  const kind = kindOfStatus(status);
  // A web page comes from a proxy, so it does not prove that the API has refused.
  const isUnreadable = refusals.includes(kind) && isBrokenText(body);
  return isUnreadable
    ? createApiError('malformed', { status })
    : describe(kind, status, body, sent);
}
