const apiErrorKinds = [
  'validation',
  'refused',
  'unconfirmed',
  'unauthorized',
  'forbidden',
  'notFound',
  'conflict',
  'rateLimited',
  'network',
  'timeout',
  'server',
  'malformed',
] as const;

/**
 * Why a request failed. `refused`: a 2xx response whose body reports a failure. `unconfirmed`: a 2xx response without
 * the status that confirms success. `malformed`: a response that cannot be parsed, such as a web page.
 */
export type ApiErrorKind = (typeof apiErrorKinds)[number];

/** The error of a failed request. It holds plain values only, so that the store can keep it. */
export interface ApiError {
  kind: ApiErrorKind;
  /** The HTTP status; null if no readable response arrived. */
  status: number | null;
  /** The server's own message. */
  message: string | null;
  /**
   * The first error of each field, keyed by the caller's field name (`truckNumber`) if it is known, else by the wire's
   * name.
   */
  fieldErrors: Record<string, string>;
  /** The wait that the server asks for before a retry. */
  retryAfterSeconds?: number;
}

export function createApiError(
  kind: ApiErrorKind,
  details: Partial<Omit<ApiError, 'kind'>> = {},
): ApiError {
  return { kind, status: null, message: null, fieldErrors: {}, ...details };
}

/** True if the server was not reached or did not respond in time. */
export function hasNoResponse({ kind }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout';
}

/** The statuses that a gateway sends when the server behind it does not respond. */
const gatewayStatuses: readonly unknown[] = [502, 503, 504];

/** The outcome of a change. `unknown`: the response was lost, so the server may or may not have made the change. */
type ChangeOutcome = 'saved' | 'refused' | 'unknown';

/**
 * Returns the outcome of a change from its error; without an error it is `saved`. Only a response of the API itself
 * counts as a refusal: if a gateway responds, nobody knows what the API has done.
 */
export function outcomeOf(error: unknown): ChangeOutcome {
  if (error === undefined || error === null) return 'saved';
  if (!isApiError(error) || hasNoResponse(error) || error.kind === 'malformed') return 'unknown';
  return gatewayStatuses.includes(error.status) ? 'unknown' : 'refused';
}

/** True if the same request may succeed later. */
export function isWorthRetrying(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return outcomeOf(error) === 'unknown' || error.kind === 'server' || error.kind === 'rateLimited';
}

/** RTK Query's hooks and `unwrap` fail with an ApiError, or with another error if the request was aborted. */
export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fieldErrors' in value &&
    'kind' in value &&
    apiErrorKinds.some((kind) => kind === value.kind)
  );
}

/** True if the server answered that the requested record does not exist. */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'notFound';

/** An ApiError that can be thrown, for requests that RTK Query does not make. */
export class CallFailure extends Error implements ApiError {
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly fieldErrors: Record<string, string>;
  readonly retryAfterSeconds?: number;

  /** `plain` is the error that the store can keep. */
  constructor(readonly plain: ApiError) {
    const { kind, status, message, fieldErrors, retryAfterSeconds } = plain;
    super(message ?? '');
    this.kind = kind;
    this.status = status;
    this.fieldErrors = fieldErrors;
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds;
  }
}
