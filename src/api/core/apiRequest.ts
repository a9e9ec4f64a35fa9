/** One call, as a resource describes it to the base query. */
export interface ApiRequest {
  /** The parts of the address below `/api`, not encoded. */
  path: readonly (string | number)[];
  /** `POST` with a body, else `GET`, unless given. */
  method?: 'GET' | 'POST' | 'DELETE';
  params?: Record<string, string | number | boolean>;
  body?: object;
  /** Maps the wire's names of fields to the caller's, for the field errors of a refusal. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Adds the language of the interface to the body as `locale`. */
  withLocale?: boolean;
  /** The answer must have a `status` that means success: without one, nothing has happened (D6). */
  readsStatus?: boolean;
  /** Login and logout: a 401 there does not end the session (D3). */
  isSessionCall?: boolean;
  /** Sent instead of the current bearer, such as that of a session that has just ended. */
  bearer?: string;
  /** The call goes on when the page is closed. */
  keepalive?: boolean;
  /** For answers that take longer than usual, such as all rows at once. */
  timeoutMs?: number;
}

/**
 * The encoded address of a call, without the API's origin. Null where a part of the path is empty, `.` or `..`, which
 * encoding leaves as they are and which would lead to another call, or is not well-formed text.
 */
export function toUrl(
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

/** The argument of calls that take none: hooks are then called with nothing. */
export type NoArgument = ReturnType<() => void>;
