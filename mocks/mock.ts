import type { HttpHandler } from 'msw';
import { CallLog } from './calls';
import { createDatabase, type Database, type DatabaseOptions } from './db/database';
import { makeEmpty, makeMany } from './db/states';
import { buildHandlers } from './handlers/all';
import { FaultRules, parseScenario, type FaultRule } from './scenarios';

/** The mock of the API: one database, the handlers of all calls, and switches for tests and QA. */
export interface Mock {
  db: Database;
  calls: CallLog;
  handlers: HttpHandler[];
  /** Switches to a scenario (`scenarios.ts`), in place of the faults that were on. */
  use: (scenario: string) => void;
  /** Switches one more fault on. */
  addFault: (rule: FaultRule) => void;
  /** Puts the database back to its seed, switches faults off and forgets the calls. */
  reset: () => void;
}

/** Makes a mock. Nothing is shared between two mocks. */
export function createMock(options: DatabaseOptions = {}): Mock {
  const db = createDatabase(options);
  const calls = new CallLog();
  const faults = new FaultRules();
  return {
    db,
    calls,
    handlers: buildHandlers({ db, calls, faults }),
    use: (text) => {
      const { rules, states } = parseScenario(text);
      faults.clear();
      for (const rule of rules) faults.add(rule);
      for (const state of states) (state === 'empty' ? makeEmpty : makeMany)(db);
    },
    addFault: (rule) => faults.add(rule),
    reset: () => {
      db.reset();
      calls.clear();
      faults.clear();
    },
  };
}
