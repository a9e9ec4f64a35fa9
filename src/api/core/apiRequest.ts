/** A request as an endpoint describes it to the base query. */
export interface ApiRequest {
  /** The segments of the path below `/api`, not encoded. */
  path: readonly (string | number)[];
  /** The HTTP method. Defaults to `POST` with a body, else `GET`. */
  method?: 'GET' | 'POST' | 'DELETE';
  params?: Record<string, string | number | boolean>;
  body?: object;
  /** Maps the wire's field names to the caller's, so that the field errors of a refusal use the caller's names. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Adds the interface language to the body as `locale`. */
  withLocale?: boolean;
  /** The body of the response must have a `status` that means success. Otherwise the change counts as not made. */
  checksStatus?: boolean;
  /** True for login and logout, where a 401 does not end the session. */
  isSessionCall?: boolean;
  /** A token to send instead of the current one, such as that of a session that has just ended. */
  bearer?: string;
  /** The request continues when the page is closed. */
  keepalive?: boolean;
  /** A time limit for a response that takes longer than usual, such as all rows at once. */
  timeoutMs?: number;
}

/**
 * The encoded address of a request, without the API's origin. Null if a segment is empty, is malformed text, or is `.`
 * or `..`: encoding leaves those two unchanged, so the address would lead to another endpoint.
 */
export function toApiPath(
  path: ApiRequest['path'],
  params: NonNullable<ApiRequest['params']> = {},
): string | null {
  const parts = path.map(String);
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return null;
  const query = new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  ).toString();
  try {
    return `/api/${parts.map(encodeURIComponent).join('/')}${query && `?${query}`}`;
  } catch {
    return null;
  }
}

/** The argument type of endpoints that take no argument. Their hooks are then called without one. */
export type NoArgument = ReturnType<() => void>;
