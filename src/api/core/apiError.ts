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
 * Why a call failed. `refused` is an HTTP success whose body says otherwise, `unconfirmed` one that lacks the status which
 * alone says so (D6); `malformed` is an answer that cannot be read, such as a web page where JSON was due.
 */
export type ApiErrorKind = (typeof apiErrorKinds)[number];

/** The one shape of every failed call; plain values only, so that it can live in the store. */
export interface ApiError {
  kind: ApiErrorKind;
  /** The HTTP status; null where no readable answer arrived. */
  status: number | null;
  /** The server's own words, as text; null where it sent none (specification, section 8). */
  message: string | null;
  /** The first complaint about each field, by the name of what the caller passed (`truckNumber`); unknown ones by the wire's. */
  fieldErrors: Record<string, string>;
}

/** An error of this kind; what is not given stays empty. */
export function createApiError(
  kind: ApiErrorKind,
  details: Partial<Omit<ApiError, 'kind'>> = {},
): ApiError {
  return { kind, status: null, message: null, fieldErrors: {}, ...details };
}

/** True where the server was not reached, or did not answer in time. */
export function isUnreached({ kind }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout';
}

/** What a gateway answers with when the server behind it did not: bad gateway, unavailable, gateway time-out. */
const gatewayStatuses: readonly unknown[] = [502, 503, 504];

/** What became of a change. Of an `unknown` one nobody knows whether the server made it (D41). */
export type ChangeOutcome = 'saved' | 'refused' | 'unknown';

/**
 * What became of a change that failed with this error; nothing is a success. It is unknown where the answer did not come or
 * cannot be read. Only an answer of the server itself is a refusal.
 */
export function outcomeOf(error: unknown): ChangeOutcome {
  if (error === undefined || error === null) return 'saved';
  if (!isApiError(error) || isUnreached(error) || error.kind === 'malformed') return 'unknown';
  return gatewayStatuses.includes(error.status) ? 'unknown' : 'refused';
}

/** True where the same call may succeed later: the server was not reached, failed, was busy or wrote nothing readable. */
export function isWorthRetrying(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return outcomeOf(error) === 'unknown' || error.kind === 'server' || error.kind === 'rateLimited';
}

/** True for what hooks and `unwrap` hand out on failure; false for aborted calls and anything else thrown. */
export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fieldErrors' in value &&
    'kind' in value &&
    apiErrorKinds.some((kind) => kind === value.kind)
  );
}

/** An ApiError as something that can be thrown, where a call is not made by RTK Query. Its message may be empty. */
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
