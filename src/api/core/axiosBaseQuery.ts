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
 * Ends the session once the failed call has been answered: ending it empties the cache and aborts what is under
 * way, this very call included. A late answer to an older token must not throw out a new login.
 */
function reportUnauthorized(services: ApiServices, token: string): void {
  setTimeout(() => {
    if (services.getToken() === token) services.onUnauthorized(token);
  });
}

/**
 * Sends a request. Every outcome is the body of the answer or one ApiError; that of an aborted request is
 * for nobody. The time that an answer may take runs here, on the page's own clock: what is late is aborted, too, and told
 * as a time-out. On a public page a call that a dead staff session spoils is made once more without its bearer: it is
 * not the haulier's fault (D26).
 */
export async function sendRequest(
  request: ApiRequest,
  services: ApiServices,
  signal: AbortSignal,
  answerOptions?: AnswerOptions,
): Promise<Sent> {
  const url = toUrl(request.path);
  if (url === null) return { error: createApiError('notFound') };

  const { method = 'GET', params, body, timeoutMs = requestTimeoutMs } = request;
  const send = async (token: string | null): Promise<Sent> => {
    const stop = new AbortController();
    const abort = () => stop.abort();
    const clock = setTimeout(() => stop.abort('timeout'), timeoutMs);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
    try {
      const { status, data } = await services.http({
        url,
        method,
        params,
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
          : await failureOfStatus(status, answer, request);
      return error ? { error } : { data: answer === '' ? null : answer };
    } catch {
      return { error: createApiError(stop.signal.reason === 'timeout' ? 'timeout' : 'network') };
    } finally {
      clearTimeout(clock);
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

/** What is known of an answer beside what was read of it: the places that could not be. */
export interface AnswerMeta {
  unreadable: string[];
}

/** How RTK Query sends; it drops the outcome of what it aborted itself. */
export const axiosBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, AnswerMeta> = (
  request,
  { signal, extra },
) => sendRequest(request, extra as ApiServices, signal);

function kindOfStatus(status: number): ApiErrorKind {
  if (status >= 500) return 'server';
  switch (status) {
    case 400:
    case 422:
      return 'validation';
    case 401:
    case 419:
      return 'unauthorized';
    case 403:
      return 'forbidden';
    case 404:
    case 410:
      return 'notFound';
    case 408:
      return 'timeout';
    case 409:
      return 'conflict';
    case 429:
      return 'rateLimited';
    default:
      return status >= 400 ? 'refused' : 'malformed';
  }
}

/** The body of an answer, without a notice of PHP that stands before it. */
function withoutNotice(body: unknown): unknown {
  return typeof body === 'string' ? (parseNoticed(body) ?? body) : body;
}

/** What a request sends, and what its caller calls that. */
type SentRequest = Pick<ApiRequest, 'fieldNames' | 'body'>;

function describe(kind: ApiErrorKind, status: number, body: unknown, sent: SentRequest): ApiError {
  return createApiError(kind, {
    status,
    message: readMessage(body),
    fieldErrors: readFieldErrors(body, sent),
  });
}

/** The failure that a 2xx answer hides in its body, or null where the call succeeded (D6). */
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
  // Words without a status may be those of a success.
  return said === null ? { ...error, message: null } : error;
}

/** The failure that an answer of another status than 2xx tells, of a download, too. */
async function failureOfStatus(
  status: number,
  data: unknown,
  sent: SentRequest,
): Promise<ApiError> {
  const body = data instanceof Blob ? await parseBlob(data) : data;
  return describe(kindOfStatus(status), status, body, sent);
}
