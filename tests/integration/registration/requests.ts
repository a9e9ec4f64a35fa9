import { waitFor } from '@testing-library/react';
import type { MockServer } from '@mocks/node';
import { get, lookups, type Sent } from '@tests/support/assertions/wizardRequests';

/** Holds the requests of a test against what they must be. */
export interface SentSoFar {
  /**
   * Requires that these were sent since the last look, each to the last field, and nothing else but lookups. Before each save of
   * steps 1 and 2 the haulier is read, which is not named here.
   */
  expectSent: (...expected: Sent[]) => Promise<void>;
}

const readsHaulier = /^\/api\/(?:step\/get-trucker-info|truckers\/get-trucker)\//;
const savesOverColleague = /\/(?:update-trucker|insurance-info|save-step-2)$/;

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
      const reading = mock.calls.all().find(({ path }) => readsHaulier.test(path));
      const read = get(reading?.path ?? '');
      wanted.push(
        ...expected.flatMap((call) => (savesOverColleague.test(call.path) ? [read, call] : [call])),
      );
      await waitFor(() => expect(sent()).toEqual(wanted));
    },
  };
}
