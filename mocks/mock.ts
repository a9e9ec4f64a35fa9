import { http, HttpResponse, type HttpHandler } from 'msw';
import { CallLog } from './calls';
import type { OperationId } from './contract/document';
import { createClock, type ClockState } from './control/clock';
import { FaultRules, type FaultRule } from './control/faults';
import { RequestGates, type Release } from './control/requestGates';
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
    gates: new RequestGates(),
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
    /** Switches to a scenario (`control/scenarios.ts`), in place of the faults that were on. */
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
    /** The scenarios that somebody keeps, by the names that they gave them; a reset leaves them. */
    kept: () => kept,
    keep: (name: string, text: string | null) => {
      const others = Object.entries(kept).filter(([known]) => known !== name);
      kept = Object.fromEntries(text === null ? others : [...others, [name, text]]);
    },
    /** Has dates and pages travel as the settings of a deployment say; until then as the contract describes them. */
    follow: (settings: WireConventions) => {
      context.conventions = settings;
    },
    /** Holds the requests of a call that come from now on, before the server acts, until they are released. */
    hold: (operationId: OperationId | '*'): Release => gates.hold(operationId),
    isHolding: () => gates.isHolding,
    /** Puts the database back to its seed or another one and the clock right, and forgets faults, calls and what is held. */
    reset: (seed?: number) => {
      db.reset(seed === undefined ? {} : { seed });
      clock.restore(realTime);
      calls.clear();
      faults.clear();
      gates.clear();
      replay.start(null);
      scenario = noScenario;
    },
    /** Has every call take over and store the state, where several mocks share one (`browser/persistence.ts`). */
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

/** One handler for each call, and one for what looks like a call and is none of the contract. */
function buildHandlers(context: MockContext): HttpHandler[] {
  const { stackTraceLimit } = Error;
  // MSW reads a stack for each handler, to say in warnings where it was made; that takes longer than all the rest.
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
