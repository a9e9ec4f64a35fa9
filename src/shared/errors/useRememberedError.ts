import { useState } from 'react';

/**
 * The error with which a query began. RTK Query first returns the failure of an earlier request from its cache and
 * fetches again: that failure is not new. Another `subject` is another query.
 */
export function useRememberedError(error: unknown, subject: unknown): unknown {
  const [seen, setSeen] = useState({ subject, error });
  if (Object.is(seen.subject, subject)) return seen.error;
  setSeen({ subject, error });
  return error;
}
