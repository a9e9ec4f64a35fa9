import type { HttpHandler } from 'msw';
import { CallLog } from './calls';
import { createClock, type ClockState, type MockClock } from './control/clock';
import { FaultRules, type FaultRule } from './control/faultRules';
import { RequestGates, type Release } from './control/requestGates';
import type { OperationId } from './contract/document';
import { parseScenario, recordingIn } from './control/scenarios';
import { createDatabase, type Database, type DatabaseOptions } from './db/database';
import { restoreSnapshot, takeSnapshot, type Snapshot } from './db/snapshot';
import { databaseStates } from './db/states';
import { buildHandlers } from './handlers/buildHandlers';
import { Replay } from './recordings/replay';
import type { MockContext, MockSync } from './handlers/http/operation';
import { documented, type WireConventions } from './wire/conventions.wire';

/** All of a mock but its log, as plain values. */
export interface MockSnapshot {
  scenario: string;
  faults: readonly FaultRule[];
  clock: ClockState;
  database: Snapshot;
  /** Not in what an older build has stored. */
  kept?: Readonly<Record<string, string>>;
}

/** The mock of the API: one database, the handlers of all calls, and switches for tests and QA. */
export interface Mock {
  db: Database;
  clock: MockClock;
  calls: CallLog;
  handlers: HttpHandler[];
  /** Switches to a scenario (`control/scenarios.ts`), in place of the faults that were on. */
  use: (scenario: string) => void;
  /** The text of the scenario that is on; `happy` where none is. */
  scenario: () => string;
  /** Switches one more fault on. */
  addFault: (rule: FaultRule) => void;
  /** Puts these faults in place of those that are on. */
  setFaults: (rules: readonly FaultRule[]) => void;
  faults: () => readonly FaultRule[];
  /** The scenarios that somebody keeps, by the names that they gave them; a reset leaves them. */
  kept: () => Readonly<Record<string, string>>;
  /** Keeps a scenario under a name, or forgets the one of that name. */
  keep: (name: string, scenario: string | null) => void;
  /** Has dates and pages travel as the settings of a deployment say; until then as the contract describes them. */
  follow: (settings: WireConventions) => void;
  /** From now on takes the values of requests as a server in PHP does: numeric strings, 1 and true. */
  takeLooseRequests: () => void;
  /** Holds the requests of a call that come from now on, before the server acts, until they are released. */
  hold: (operationId: OperationId | '*') => Release;
  /** Whether a call is held that has not been released. */
  isHolding: () => boolean;
  /**
   * Puts the database back to its seed or another one, the clock right, switches faults off, breaks off what is held and
   * forgets the calls.
   */
  reset: (seed?: number) => void;
  /** Has every call take over and store the state, where several mocks share one (`browser/persistence.ts`). */
  syncWith: (sync: MockSync) => void;
  save: () => MockSnapshot;
  restore: (snapshot: MockSnapshot) => void;
}

const noScenario = 'happy';

/** Makes a mock. Nothing is shared between two mocks. */
export function createMock({ now, ...options }: DatabaseOptions = {}): Mock {
  const clock = createClock(now);
  const db = createDatabase({ ...options, now: clock.now });
  const calls = new CallLog(clock.now);
  const faults = new FaultRules();
  const gates = new RequestGates();
  const replay = new Replay();
  const realTime = clock.state();
  const context: MockContext = {
    db,
    calls,
    faults,
    gates,
    replay,
    conventions: documented,
    strictness: 'strict',
  };
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
    use: (text) => {
      const { rules, states } = parseScenario(text);
      scenario = text.trim() === '' ? noScenario : text;
      setFaults(rules);
      replay.start(recordingIn(scenario));
      for (const state of states) databaseStates[state](db);
    },
    scenario: () => scenario,
    addFault: (rule) => faults.add(rule),
    setFaults,
    faults: () => faults.all(),
    kept: () => kept,
    keep: (name, text) => {
      const others = Object.entries(kept).filter(([known]) => known !== name);
      kept = Object.fromEntries(text === null ? others : [...others, [name, text]]);
    },
    follow: (settings) => {
      context.conventions = settings;
    },
    takeLooseRequests: () => {
      context.strictness = 'loose';
    },
    hold: (operationId) => gates.hold(operationId),
    isHolding: () => gates.isHolding,
    reset: (seed) => {
      db.reset(seed === undefined ? {} : { seed });
      clock.restore(realTime);
      calls.clear();
      faults.clear();
      gates.clear();
      replay.start(null);
      scenario = noScenario;
    },
    syncWith: (sync) => {
      context.sync = sync;
    },
    save: () => ({
      scenario,
      faults: [...faults.all()],
      clock: clock.state(),
      database: takeSnapshot(db),
      kept,
    }),
    restore: (snapshot) => {
      ({ scenario, kept = {} } = snapshot);
      setFaults(snapshot.faults);
      replay.follow(recordingIn(scenario));
      clock.restore(snapshot.clock);
      restoreSnapshot(db, snapshot.database);
    },
  };
}
