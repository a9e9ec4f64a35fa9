/** One call, as the resources describe it to the base query. */
export interface ApiRequest {
  /** The parts of the address below `/api`, not encoded. */
  path: readonly (string | number)[];
  /** `GET` unless said otherwise. */
  method?: 'GET' | 'POST' | 'DELETE';
  params?: Record<string, string | number | boolean>;
  body?: object;
  /** The caller's names of the fields of the body that have another on the wire: a refusal tells of them by these. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Adds the language of the interface to the body as `locale` (specification, section 7). */
  withLocale?: boolean;
  /** Section 7 reads the answer's `status`: without one that means success, nothing has happened (D6). */
  readsStatus?: boolean;
  /** Login and logout: a 401 there says nothing about the session (D3). */
  isSessionCall?: boolean;
  /** Carried in place of the bearer of the moment, such as that of a session that has just ended. */
  bearer?: string;
  /** Outlives its page: it may be sent as the tab closes. */
  keepalive?: boolean;
  /** For answers that take longer than usual, such as all rows at once. */
  timeoutMs?: number;
}

/**
 * The address of a path below `/api`, each part encoded. Null where a part is empty, `.` or `..`, which would
 * lead to another call than the one meant and which encoding lets through, or is not well-formed text.
 */
export function toUrl(path: ApiRequest['path']): string | null {
  const parts = path.map(String);
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return null;
  try {
    return `/api/${parts.map(encodeURIComponent).join('/')}`;
  } catch {
    return null;
  }
}

/** Parameters as they stand in an address. */
export function toQuery(params: NonNullable<ApiRequest['params']>): string {
  return new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  ).toString();
}

/** The whole address of a call. */
export function toAddress(
  apiBaseUrl: string,
  url: string,
  params: ApiRequest['params'] = {},
): string {
  const query = toQuery(params);
  return apiBaseUrl + url + (query && `?${query}`);
}

/** The argument of calls that take none: hooks are then called with nothing. */
export type NoArgument = ReturnType<() => void>;
