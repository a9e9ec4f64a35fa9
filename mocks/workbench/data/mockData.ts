import type { CallRecord } from '../../calls';
import type { MockRemote } from '../../control/ask';
import type { MockState } from '../../control/control';
import type { OutboxRow } from '../../db/tables';
import { readVisitor, type Visitor } from './visitor';

/** How a mock stands; a live API has none of this. */
export interface MockStanding {
  state: MockState;
  /** Newest first. */
  outbox: readonly OutboxRow[];
  /** Who the application will be used by after its next load; null is nobody. */
  visitor: Visitor | null;
}

/** Everything that the workbench shows, as it was at one moment. */
export interface MockData {
  /** Newest first. */
  calls: readonly CallRecord[];
  /** Null where a live API is watched. */
  mock: MockStanding | null;
}

/** Reads it. Rejects where the mock cannot be reached. */
export async function readMockData(remote: MockRemote, isLive: boolean): Promise<MockData> {
  const [calls, mock] = await Promise.all([remote.calls(), isLive ? null : readStanding(remote)]);
  // A copy: a mock in the page hands out the very list that it goes on writing to.
  return { calls: calls.toReversed(), mock };
}

async function readStanding(remote: MockRemote): Promise<MockStanding> {
  const [state, outbox] = await Promise.all([remote.state(), remote.outbox()]);
  return { state, outbox: outbox.toReversed(), visitor: readVisitor() };
}
