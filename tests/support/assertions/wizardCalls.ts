import type { Page } from '@playwright/test';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect, waitRoundTrip } from '@tests/support/fixtures/e2eTest';
import type { CallSequence, Sent } from './wizardRequests';

export * from './wizardRequests';

/** The number of requests so far, to pass to `expectCalls` as `from`. */
export const callsSoFar = (app: BuiltApp): number => app.mock.calls.all().length;

const isGroup = (entry: CallSequence[number]): entry is readonly Sent[] => Array.isArray(entry);

const pathOf = ({ path, body }: Sent) => path + JSON.stringify(body ?? '');

const ordered = (group: readonly Sent[]) =>
  [...group].sort((some, other) => pathOf(some).localeCompare(pathOf(other)));

/**
 * Requires that exactly these requests were sent after the first `from` ones. Paths that match `aside` are ignored.
 */
export async function expectCalls(
  page: Page,
  app: BuiltApp,
  expected: CallSequence,
  from = 0,
  aside = /^$/,
): Promise<void> {
  const inGroups = () => {
    const sent = app.mock.calls
      .all()
      .slice(from)
      .filter(({ path }) => !aside.test(path))
      .map(({ method, path, query, body }) => ({ method, path, query, body }) as Sent);
    const groups = expected.map((entry) =>
      isGroup(entry) ? ordered(sent.splice(0, entry.length)) : sent.splice(0, 1)[0],
    );
    return [...groups, ...sent];
  };
  const wanted = expected.map((entry) => (isGroup(entry) ? ordered(entry) : entry));
  await expect.poll(inGroups).toEqual(wanted);
  await waitRoundTrip(page);
  expect(inGroups()).toEqual(wanted);
}
