import { waitFor } from '@testing-library/react';
import type { MockServer } from '@mocks/node';
import { get, lookups, type Sent } from '@tests/support/assertions/wizardRequests';

export interface SentSoFar {
  /**
   * Requires that exactly these requests were sent since the last check; lookups are ignored. The fetch of the haulier
   * before each save of step 1, step 2 and the termination is added automatically.
   */
  expectSent: (...expected: Sent[]) => Promise<void>;
}

const readsTrucker = /^\/api\/(?:step\/get-trucker-info|truckers\/get-trucker)\//;
const savesOverColleague = /\/(?:update-trucker|insurance-info|save-step-2)$/;

/**
 * Tracks the requests from now on. Each check compares all of them, so that a late unexpected request fails the next
 * check.
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
      const reading = mock.calls.all().find(({ path }) => readsTrucker.test(path));
      const read = get(reading?.path ?? '');
      wanted.push(
        ...expected.flatMap((call) => (savesOverColleague.test(call.path) ? [read, call] : [call])),
      );
      await waitFor(() => expect(sent()).toEqual(wanted));
    },
  };
}
