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

/** True where the server did not answer what was asked for, and may do so later: it was not reached, failed, was busy or wrote nothing readable. */
export function isWorthRetrying(error: ApiError): boolean {
  return isAnswerLost(error) || error.kind === 'server' || error.kind === 'rateLimited';
}

/** What a gateway answers with when the server behind it did not: bad gateway, unavailable, gateway time-out. */
const gatewayStatuses: readonly unknown[] = [502, 503, 504];

/** True if nobody knows whether the server made the change: its answer did not come, or cannot be read (D41). */
export function isAnswerLost(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return isUnreached(error) || error.kind === 'malformed' || gatewayStatuses.includes(error.status);
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
