import { type ApiError, type ApiErrorKind, createApiError } from './apiError';
import type { ApiRequest } from './apiRequest';
import {
  isBrokenText,
  hasFailureStatus,
  isSuccessStatus,
  readFieldErrors,
  readMessage,
  readStatus,
} from './wire/envelope';
import { parseBlob, parseNoticed } from './wire/read';

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
export function withoutNotice(body: unknown): unknown {
  return typeof body === 'string' ? (parseNoticed(body) ?? body) : body;
}

/** What a request sends, and what its caller calls that. */
type Sent = Pick<ApiRequest, 'fieldNames' | 'body'>;

function describe(kind: ApiErrorKind, status: number, body: unknown, sent: Sent): ApiError {
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
  { readsStatus, ...sent }: Sent & Pick<ApiRequest, 'readsStatus'> = {},
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
export async function failureOfStatus(
  status: number,
  data: unknown,
  sent: Sent,
): Promise<ApiError> {
  const body = data instanceof Blob ? await parseBlob(data) : data;
  return describe(kindOfStatus(status), status, body, sent);
}
