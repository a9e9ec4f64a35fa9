import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { requestTimeoutMs } from '@/config/constants';
import { type ApiError, createApiError, type ApiErrorKind } from './apiError';
import { type ApiRequest, toUrl } from './apiRequest';
import type { AnswerOptions, ApiServices } from './apiServices';
import {
  isBrokenText,
  hasFailureStatus,
  isSuccessStatus,
  readFieldErrors,
  readMessage,
  readStatus,
} from './wire/envelope';
import { parseBlob, parseNoticed } from './wire/read';

/** The body of an answer (null where it is empty), or why there is none. */
type Sent = { data: unknown; error?: never } | { error: ApiError; data?: never };

/**
 * Waits for the failed call to be answered: the end of a session empties the cache and aborts calls under way, this one
 * too. The token is compared because a late answer to an old one must not end a new session.
 */
function reportUnauthorized(services: ApiServices, token: string): void {
  setTimeout(() => {
    if (services.getToken() === token) services.onUnauthorized(token);
  });
}

/**
 * Sends a request; every outcome is the body of the answer or an ApiError. The time limit is our own timer, so that it
 * also covers loading the HTTP client. On a public page, a call that fails because a staff session is dead is sent once
 * more without its bearer: the haulier needs no session (D26).
 */
export async function sendRequest(
  request: ApiRequest,
  services: ApiServices,
  signal: AbortSignal,
  answerOptions?: AnswerOptions,
): Promise<Sent> {
  const url = toUrl(request.path, request.params);
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
        answerOptions,
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
  const isSessionDead = answer.error?.kind === 'unauthorized' && !request.isSessionCall;
  if (!isSessionDead || token === null) return answer;
  if (services.isPublicPage()) return send(null);
  reportUnauthorized(services, token);
  return answer;
}

/** The places in an answer that could not be read. */
export interface AnswerMeta {
  unreadable: string[];
}

export const axiosBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, AnswerMeta> = (
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

function kindOfStatus(status: number): ApiErrorKind {
  if (status >= 500) return 'server';
  return kindsOfStatus[status] ?? (status >= 400 ? 'refused' : 'malformed');
}

/** With the whole seconds of a `Retry-After`; its other form, a date, depends on two clocks and is left out. */
function withWait(error: ApiError, retryAfter: unknown): ApiError {
  const [seconds] = /^\d{1,6}$/.exec(String(retryAfter)) ?? [];
  return seconds === undefined ? error : { ...error, retryAfterSeconds: Number(seconds) };
}

/** Removes a notice of PHP in front of the JSON. */
function withoutNotice(body: unknown): unknown {
  return typeof body === 'string' ? (parseNoticed(body) ?? body) : body;
}

type SentRequest = Pick<ApiRequest, 'fieldNames' | 'body'>;

function describe(kind: ApiErrorKind, status: number, body: unknown, sent: SentRequest): ApiError {
  return createApiError(kind, {
    status,
    message: readMessage(body),
    fieldErrors: readFieldErrors(body, sent),
  });
}

/** The failure that a 2xx answer hides in its body; null if the call succeeded (D6). */
export function failureInBody(
  status: number,
  body: unknown,
  { readsStatus, ...sent }: SentRequest & Pick<ApiRequest, 'readsStatus'> = {},
): ApiError | null {
  if (isBrokenText(body)) return createApiError('malformed', { status });
  if (hasFailureStatus(body)) return describe('refused', status, body, sent);
  const said = readStatus(body) ?? null;
  if (!readsStatus || isSuccessStatus(said)) return null;
  const error = describe('unconfirmed', status, body, sent);
  // Without a status, the message may be that of a success.
  return said === null ? { ...error, message: null } : error;
}

async function failureOfStatus(
  status: number,
  data: unknown,
  sent: SentRequest,
): Promise<ApiError> {
  const body = data instanceof Blob ? await parseBlob(data) : data;
  return describe(kindOfStatus(status), status, body, sent);
}
