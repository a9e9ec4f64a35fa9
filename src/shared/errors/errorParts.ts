/** What the screens tell of a failed call. */
export interface ErrorParts {
  /** What kind of failure it is; empty for anything but the API's errors. */
  kind: string;
  /** The server's words, or ''. */
  message: string;
  /** The server's words on single fields, by the wire's names. */
  fieldErrors: Readonly<Record<string, string>>;
}

const noParts: ErrorParts = { kind: '', message: '', fieldErrors: {} };

/**
 * Reads the API's error without knowing the API. Anything else that was thrown has no parts: a
 * program's own message is not one for the user.
 */
export function errorParts(error: unknown): ErrorParts {
  if (typeof error !== 'object' || error === null) return noParts;
  const { kind, message, fieldErrors } = error as Record<string, unknown>;
  if (typeof kind !== 'string' || !kind) return noParts;
  return {
    kind,
    message: typeof message === 'string' ? message : '',
    fieldErrors:
      typeof fieldErrors === 'object' ? { ...(fieldErrors as ErrorParts['fieldErrors']) } : {},
  };
}
