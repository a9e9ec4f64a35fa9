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
 * Why a call failed. `refused` is a 2xx answer whose body says that the call failed, `unconfirmed` one that lacks the
 * status it should have (D6). `malformed` is an answer that cannot be read, such as a web page.
 */
export type ApiErrorKind = (typeof apiErrorKinds)[number];

/** Every failed call. Plain values only, so that it can be kept in the store. */
export interface ApiError {
  kind: ApiErrorKind;
  /** Null where no readable answer arrived. */
  status: number | null;
  /** The server's own words. */
  message: string | null;
  /** The first complaint about each field, by the caller's name of it (`truckNumber`), or else the wire's. */
  fieldErrors: Record<string, string>;
  /** How long the server asks to wait before another try, where it does. */
  retryAfterSeconds?: number;
}

export function createApiError(
  kind: ApiErrorKind,
  details: Partial<Omit<ApiError, 'kind'>> = {},
): ApiError {
  return { kind, status: null, message: null, fieldErrors: {}, ...details };
}

/** The server was not reached, or did not answer in time. */
export function isUnreached({ kind }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout';
}

/** A gateway's answers when the server behind it did not answer. */
const gatewayStatuses: readonly unknown[] = [502, 503, 504];

/** What became of a change. `unknown`: the server may or may not have made it (D41). */
export type ChangeOutcome = 'saved' | 'refused' | 'unknown';

/** What became of a change that ended with this error, if any. Only an answer of the server itself is a refusal. */
export function outcomeOf(error: unknown): ChangeOutcome {
  if (error === undefined || error === null) return 'saved';
  if (!isApiError(error) || isUnreached(error) || error.kind === 'malformed') return 'unknown';
  return gatewayStatuses.includes(error.status) ? 'unknown' : 'refused';
}

/** The same call may succeed later. */
export function isWorthRetrying(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return outcomeOf(error) === 'unknown' || error.kind === 'server' || error.kind === 'rateLimited';
}

/** Hooks and `unwrap` fail with an ApiError, or with something else when the call was aborted. */
export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fieldErrors' in value &&
    'kind' in value &&
    apiErrorKinds.some((kind) => kind === value.kind)
  );
}

/** An ApiError that can be thrown, for calls that RTK Query does not make. */
export class CallFailure extends Error implements ApiError {
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly fieldErrors: Record<string, string>;

  constructor({ kind, status, message, fieldErrors }: ApiError) {
    super(message ?? '');
    this.kind = kind;
    this.status = status;
    this.fieldErrors = fieldErrors;
  }
}
