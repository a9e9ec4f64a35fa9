import { isLanguage, type Language } from '@/config/languages';
import type { CallRecord } from '../calls';
import { demoAccounts } from '../db/demo';
import type { OutboxRow } from '../db/tables';
import { logIn } from '../domain/auth.domain';
import type { Mock } from '../mock';
import type { ClockState } from './clock';
import { faultText } from './faults';
import { parseScenario } from './scenarios';

/** A change of the clock, applied in this order: stop, set to a moment (ISO), move, start. */
export interface ClockChange {
  at?: string;
  moveMs?: number;
  isFrozen?: boolean;
}

export interface MockState {
  scenario: string;
  /** The active faults, as scenario terms (`error:login:503`). */
  faults: string[];
  seed: number;
  clock: ClockState & { now: string };
  kept: Readonly<Record<string, string>>;
}

type Control = (mock: Mock, body: Readonly<Record<string, unknown>>) => unknown;

const controls: Readonly<Record<string, Control>> = {
  'GET /mock/outbox': (mock) => mock.db.outbox.all(),
  'GET /mock/calls': (mock) => mock.calls.all(),
  'GET /mock/state': stateOf,
  'POST /mock/reset': (mock, { seed }) => {
    mock.reset(seed === undefined ? undefined : parseSeed(seed));
    return { message: 'The mock was reset.' };
  },
  'POST /mock/scenario': (mock, { scenario }) => {
    if (typeof scenario !== 'string') throw new Error('Send {"scenario": "…"} as JSON.');
    mock.use(scenario);
    return { message: `The scenario is ${scenario}.` };
  },
  'POST /mock/faults': (mock, { faults }) => {
    if (!Array.isArray(faults)) throw new Error('Send {"faults": ["error:login:503", …]} as JSON.');
    mock.setFaults(parseScenario(faults.join()).rules);
    return stateOf(mock);
  },
  'POST /mock/kept': (mock, { name, scenario = null }) => {
    if (typeof name !== 'string' || name.trim() === '') throw new Error('Enter a name.');
    if (scenario !== null && typeof scenario !== 'string')
      throw new Error('The scenario must be text.');
    if (scenario !== null) parseScenario(scenario);
    mock.keep(name.trim(), scenario);
    return stateOf(mock);
  },
  'POST /mock/clock': (mock, { at, moveMs, isFrozen }) => {
    const moment = at === undefined ? null : parseMoment(at);
    const ms = moveMs === undefined ? 0 : parseMove(moveMs);
    // Stop the clock before it is set: otherwise it would advance between the statements below.
    if (isFrozen === true) mock.clock.freeze(true);
    if (moment !== null) mock.clock.move(moment - mock.clock.now().getTime());
    mock.clock.move(ms);
    if (isFrozen === false) mock.clock.freeze(false);
    return stateOf(mock);
  },
  'POST /mock/session': (mock, { role, language }) => {
    if (role !== 'admin' && role !== 'user') throw new Error('Send {"role": "admin" or "user"}.');
    if (language !== undefined && !isLanguage(language)) {
      throw new Error('Send {"language": "da" or "en"} or no language.');
    }
    const { email, password } = demoAccounts[role];
    const session = logIn(mock.db, email, password);
    if (session === null) throw new Error(`The account of role ${role} is not active.`);
    const { id, name } = session.user;
    if (language !== undefined) mock.db.users.update(id, { language });
    return { token: session.token, user: { name, email, role } } satisfies StoredSession;
  },
};

function stateOf({ scenario, faults, db, clock, kept }: Mock): MockState {
  return {
    scenario: scenario(),
    faults: faults().map(faultText),
    seed: db.seed,
    clock: { ...clock.state(), now: clock.now().toISOString() },
    kept: kept(),
  };
}

const farthestMoveMs = 100 * 366 * 24 * 60 * 60 * 1000;

function parseMove(value: unknown): number {
  if (typeof value === 'number' && Math.abs(value) <= farthestMoveMs) return value;
  throw new Error(`"${String(value)}" is not a number of milliseconds within a hundred years.`);
}

const moment = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/u;

function parseMoment(value: unknown): number {
  const [text = '', day = ''] = moment.exec(String(value)) ?? [];
  const ms = Date.parse(text);
  // Refuse days such as 31 February, which `Date.parse` accepts as a day in March.
  const start = new Date(`${day}T00:00Z`);
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
  if (isDay && Math.abs(ms - Date.now()) <= farthestMoveMs) return ms;
  throw new Error(
    `"${String(value)}" is not a time within a hundred years: use 2022-03-01 or 2022-03-01T12:00Z.`,
  );
}

/**
 * Parses the clock parameter of a link: a day or a moment (ISO), with `,frozen` to stop the clock. Throws a one-line
 * error for anything else.
 */
export function parseClock(text: string): ClockChange {
  const at = text.replace(/,frozen$/u, '');
  parseMoment(at);
  return { at, isFrozen: at !== text };
}

export function parseSeed(value: unknown): number {
  const seed = typeof value === 'number' || /^\d+$/u.test(String(value)) ? Number(value) : NaN;
  if (Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32) return seed;
  throw new Error(`"${String(value)}" is not a seed: use a whole number from 0 to 4294967295.`);
}

/** Handles a request below `/mock`. Null for an unknown address; status 400 with a reason for invalid input. */
export function answerControl(
  mock: Mock,
  method: string,
  path: string,
  bodyText: string,
): { status: number; body: unknown } | null {
  const name = `${method} ${path}`;
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!control) return null;
  try {
    const body: unknown = bodyText === '' ? {} : JSON.parse(bodyText);
    return { status: 200, body: control(mock, Object(body) as Parameters<Control>[1]) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isNoJson = error instanceof SyntaxError;
    return { status: 400, body: { message: isNoJson ? 'The body is not JSON.' : message } };
  }
}

/** Sends a request below `/mock` to a mock in the page or on a server. Rejects with the mock's one-line reason. */
export type Ask = <Answer>(method: 'GET' | 'POST', name: string, body?: object) => Promise<Answer>;

interface StoredSession {
  token: string;
  user: { name: string; email: string; role: string };
}

export type MockRemote = ReturnType<typeof createMockRemote>;

export function createMockRemote(ask: Ask) {
  return {
    state: () => ask<MockState>('GET', 'state'),
    outbox: () => ask<OutboxRow[]>('GET', 'outbox'),
    calls: () => ask<CallRecord[]>('GET', 'calls'),
    reset: (seed?: number) => ask<unknown>('POST', 'reset', { seed }),
    use: (scenario: string) => ask<unknown>('POST', 'scenario', { scenario }),
    setFaults: (faults: readonly string[]) => ask<MockState>('POST', 'faults', { faults }),
    keep: (name: string, scenario: string | null) =>
      ask<MockState>('POST', 'kept', { name, scenario }),
    setClock: (change: ClockChange) => ask<MockState>('POST', 'clock', change),
    signIn: (role: 'admin' | 'user', language?: Language) =>
      ask<StoredSession>('POST', 'session', { role, language }),
  };
}
