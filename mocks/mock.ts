import { http, HttpResponse, type HttpHandler } from 'msw';
import { CallLog } from './calls';
import type { OperationId } from './contract/document';
import { createClock, type ClockState } from './control/clock';
import { FaultRules, type FaultRule } from './control/faults';
import { RequestHolds, type Release } from './control/requestHolds';
import { parseScenario, recordingIn } from './control/scenarios';
import {
  createDatabase,
  databaseStates,
  restoreSnapshot,
  takeSnapshot,
  type DatabaseOptions,
  type Snapshot,
} from './db/database';
import {
  operationHandler,
  type MockContext,
  type MockSync,
  type Operation,
} from './handlers/operation';
import { operations } from './handlers/operations';
import { Replay } from './recordings/library';
import { documented, type WireConventions } from './wire/conventions.wire';

export interface MockSnapshot {
  scenario: string;
  faults: readonly FaultRule[];
  clock: ClockState;
  database: Snapshot;
  kept: Readonly<Record<string, string>>;
}

const noScenario = 'happy';

export type Mock = ReturnType<typeof createMock>;

export function createMock({ now, ...options }: DatabaseOptions = {}) {
  const clock = createClock(now);
  const realTime = clock.state();
  const db = createDatabase({ ...options, now: clock.now });
  const context: MockContext = {
    db,
    calls: new CallLog(clock.now),
    faults: new FaultRules(),
    gates: new RequestHolds(),
    replay: new Replay(),
    conventions: documented,
  };
  const { calls, faults, gates, replay } = context;
  let scenario = noScenario;
  let kept: Readonly<Record<string, string>> = {};

  const setFaults = (rules: readonly FaultRule[]) => {
    faults.clear();
    for (const rule of rules) faults.add(rule);
  };
  return {
    db,
    clock,
    calls,
    handlers: buildHandlers(context),
    /** Switches to a scenario (see `control/scenarios.ts`). Replaces the active faults. */
    use: (text: string) => {
      const { rules, states } = parseScenario(text);
      scenario = text.trim() === '' ? noScenario : text;
      setFaults(rules);
      replay.start(recordingIn(scenario));
      for (const state of states) databaseStates[state](db);
    },
    scenario: () => scenario,
    addFault: (rule: FaultRule) => faults.add(rule),
    setFaults,
    faults: () => faults.all(),
    /** Scenarios that a tester has saved, by name. They survive a reset. */
    kept: () => kept,
    keep: (name: string, text: string | null) => {
      const others = Object.entries(kept).filter(([known]) => known !== name);
      kept = Object.fromEntries(text === null ? others : [...others, [name, text]]);
    },
    /** Makes the mock use a deployment's formats of dates and page numbers instead of those in the contract. */
    follow: (settings: WireConventions) => {
      context.conventions = settings;
    },
    /** Holds future requests of an operation, before the mock acts on them, until the returned function is called. */
    hold: (operationId: OperationId | '*'): Release => gates.hold(operationId),
    isHolding: () => gates.isHolding,
    /** Resets the database (to another seed if given), clock, scenario, faults and log, and drops held requests. */
    reset: (seed?: number) => {
      db.reset(seed === undefined ? {} : { seed });
      clock.restore(realTime);
      calls.clear();
      faults.clear();
      gates.clear();
      replay.start(null);
      scenario = noScenario;
    },
    /**
     * Makes every request load the state first and store it afterwards, so that several mocks can share it (see
     * `browser/persistence.ts`).
     */
    syncWith: (sync: MockSync) => {
      context.sync = sync;
    },
    save: (): MockSnapshot => ({
      scenario,
      faults: [...faults.all()],
      clock: clock.state(),
      database: takeSnapshot(db),
      kept,
    }),
    restore: (snapshot: MockSnapshot) => {
      ({ scenario, kept } = snapshot);
      setFaults(snapshot.faults);
      replay.follow(recordingIn(scenario));
      clock.restore(snapshot.clock);
      restoreSnapshot(db, snapshot.database);
    },
  };
}

/** A handler for each operation, and one for API requests that are not in the contract. */
function buildHandlers(context: MockContext): HttpHandler[] {
  const { stackTraceLimit } = Error;
  // Turn off stack traces meanwhile: MSW records one for every handler, which takes longer than everything else here.
  Error.stackTraceLimit = 0;
  try {
    const handlers = Object.entries(operations).map(([id, run]) =>
      operationHandler(context, id as OperationId, run as Operation<OperationId>),
    );
    return [...handlers, unknownCallHandler(context)];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const unknownCallHandler = ({ calls }: MockContext) =>
  http.all('*/api/*', async ({ request }) => {
    const violation = `The contract has no call ${request.method} ${new URL(request.url).pathname}.`;
    const record = calls.note(request, { operationId: null, body: undefined, violation });
    const response = HttpResponse.json({ message: violation }, { status: 404 });
    await calls.answered(record, response);
    return response;
  });
