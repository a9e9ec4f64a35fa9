import { useState } from 'react';

/**
 * The error that a query already had when it was first rendered. RTK Query returns the cached failure of an earlier
 * request while it fetches again, and that failure is not new. Another `subject` is another query.
 */
export function useRememberedError(error: unknown, subject: unknown): unknown {
  const [seen, setSeen] = useState({ subject, error });
  if (Object.is(seen.subject, subject)) return seen.error;
  setSeen({ subject, error });
  return error;
}
