import type { Language } from '@/config/languages';
import type { CallRecord } from '../calls';
import type { OutboxRow } from '../db/tables';
import type { ClockChange, MockState } from './control';

/** Asks a mock for something below `/mock`, wherever it runs. Rejects with the mock's one-line reason. */
export type Ask = <Answer>(method: 'GET' | 'POST', name: string, body?: object) => Promise<Answer>;

/** A session as the application stores it. */
interface StoredSession {
  token: string;
  user: { name: string; email: string; role: string };
}

/** What a mock can be asked for; the same in the page and over HTTP. */
export interface MockRemote {
  state: () => Promise<MockState>;
  outbox: () => Promise<OutboxRow[]>;
  calls: () => Promise<CallRecord[]>;
  /** Starts anew from the seed that the mock began with or from another one; the log and the faults go, too. */
  reset: (seed?: number) => Promise<void>;
  use: (scenario: string) => Promise<void>;
  /** Puts these faults, as expressions of a scenario, in place of those that are on. */
  setFaults: (faults: readonly string[]) => Promise<MockState>;
  /** Keeps a scenario under a name; null forgets the one of that name. */
  keep: (name: string, scenario: string | null) => Promise<MockState>;
  setClock: (change: ClockChange) => Promise<MockState>;
  /** Opens a session of a role, whom the server speaks this language to. */
  signIn: (role: 'admin' | 'user', language?: Language) => Promise<StoredSession>;
}

/** A mock behind a way of asking it. */
export function createMockRemote(ask: Ask): MockRemote {
  return {
    state: () => ask('GET', 'state'),
    outbox: () => ask('GET', 'outbox'),
    calls: () => ask('GET', 'calls'),
    reset: (seed) => ask('POST', 'reset', { seed }),
    use: (scenario) => ask('POST', 'scenario', { scenario }),
    setFaults: (faults) => ask('POST', 'faults', { faults }),
    keep: (name, scenario) => ask('POST', 'kept', { name, scenario }),
    setClock: (change) => ask('POST', 'clock', change),
    signIn: (role, language) => ask('POST', 'session', { role, language }),
  };
}
