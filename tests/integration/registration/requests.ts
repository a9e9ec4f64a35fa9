import { waitFor } from '@testing-library/react';
import type { MockServer } from '@mocks/node';
import { lookups, type Sent } from '@tests/support/assertions/wizardRequests';

/** Holds the requests of a test against what they must be. */
export interface SentSoFar {
  /** Requires that these were sent since the last look, each to the last field, and nothing else but lookups. */
  expectSent: (...expected: Sent[]) => Promise<void>;
}

/**
 * Looks at the requests from here on. Each look is at all of them: one that comes late, where none was to come, is
 * noticed by the next.
 */
export function watchRequests(mock: MockServer): SentSoFar {
  const from = mock.calls.all().length;
  const wanted: Sent[] = [];
  const sent = () =>
    mock.calls
      .all()
      .slice(from)
      .filter(({ path }) => !lookups.test(path))
      .map(({ method, path, query, body }) => ({ method, path, query, body }));
  return {
    expectSent: async (...expected) => {
      wanted.push(...expected);
      await waitFor(() => expect(sent()).toEqual(wanted));
    },
  };
}
