import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { type ApiError, createApiError } from './apiError';
import { type ApiRequest, toUrl } from './apiRequest';
import type { ApiServices } from './apiServices';
import { failureOf, refusalOf } from './failure';

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
 * Sends a request with axios. Every outcome is the body of the answer (null where it is empty) or one ApiError.
 * The outcome of an aborted request is dropped by RTK Query, so its error is never seen. On a public page a call
 * that a dead staff session spoils is made once more without its bearer: it is not the haulier's fault (D26).
 */
export const axiosBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
  request,
  { signal, extra },
) => {
  const services = extra as ApiServices;
  const url = toUrl(request.path);
  if (url === null) return { error: createApiError('notFound') };

  const { method = 'GET', params, body, timeoutMs } = request;
  const send = async (token: string | null) => {
    try {
      const response = await services.http.request<unknown>({
        url,
        method,
        signal,
        params,
        data: request.withLocale ? { ...body, locale: services.getLanguage() } : body,
        headers: token === null ? {} : { Authorization: `Bearer ${token}` },
        ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
      });
      const error = refusalOf(response.status, response.data);
      return error ? { error } : { data: response.data === '' ? null : response.data };
    } catch (thrown) {
      return { error: failureOf(thrown) };
    }
  };

  const token = services.getToken();
  const answer = await send(token);
  const isSessionDead = answer.error?.kind === 'unauthorized' && !request.isSessionCall;
  if (!isSessionDead || token === null) return answer;
  if (services.isPublicPage()) return send(null);
  reportUnauthorized(services, token);
  return answer;
};
