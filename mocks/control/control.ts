import { demoAccounts } from '../db/demo';
import { logIn } from '../domain/auth.domain';
import type { Mock } from '../mock';
import type { ClockState } from './clock';
import { faultText } from './faultTerms';
import { parseScenario } from './scenarios';

/** What the mock is asked for besides the API, by development, QA and end-to-end tests. */
export interface ControlAnswer {
  status: number;
  body: unknown;
}

/** How the mock stands. */
export interface MockState {
  scenario: string;
  /** The faults that are on, as expressions of a scenario (`error:login:503`). */
  faults: string[];
  seed: number;
  clock: ClockState & { now: string };
}

type Body = Readonly<Record<string, unknown>>;
type Control = (mock: Mock, body: Body) => unknown;

const controls: Readonly<Record<string, Control>> = {
  'GET /mock/outbox': (mock) => mock.db.outbox.all(),
  'GET /mock/calls': (mock) => mock.calls.all(),
  'GET /mock/state': stateOf,
  'POST /mock/reset': (mock, { seed }) => {
    mock.reset(seed === undefined ? undefined : readSeed(seed));
    return { message: 'The mock is as new.' };
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
  'POST /mock/clock': (mock, { moveMs, isFrozen }) => {
    if (moveMs !== undefined) mock.clock.move(readMove(moveMs));
    if (typeof isFrozen === 'boolean') mock.clock.freeze(isFrozen);
    return stateOf(mock);
  },
  'POST /mock/session': (mock, { role }) => {
    if (role !== 'admin' && role !== 'user') throw new Error('Send {"role": "admin" or "user"}.');
    const { email, password } = demoAccounts[role];
    const session = logIn(mock.db, email, password);
    if (session === null) throw new Error(`The account of role ${role} is not active.`);
    const { name } = session.user;
    return { token: session.token, user: { name, email, role } };
  },
};

function stateOf({ scenario, faults, db, clock }: Mock): MockState {
  return {
    scenario: scenario(),
    faults: faults().map(faultText),
    seed: db.seed,
    clock: { ...clock.state(), now: clock.now().toISOString() },
  };
}

/** No moment that a test is about lies further away. */
const farthestMoveMs = 100 * 366 * 24 * 60 * 60 * 1000;

function readMove(value: unknown): number {
  if (typeof value === 'number' && Math.abs(value) <= farthestMoveMs) return value;
  throw new Error(`"${String(value)}" is not a number of milliseconds within a hundred years.`);
}

/** Reads a seed; throws a one-line error for anything that is none. */
export function readSeed(value: unknown): number {
  const seed = typeof value === 'number' || /^\d+$/u.test(String(value)) ? Number(value) : NaN;
  if (Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32) return seed;
  throw new Error(`"${String(value)}" is not a seed: use a whole number from 0 to 4294967295.`);
}

/**
 * Answers a request below `/mock`: the outbox (SMS codes and e-mails), every API request with its answer and violation, the
 * state; and `POST` of reset, scenario, faults, clock and session. Null where the address is not one of these; a
 * request that asks for nothing that exists is answered 400 with a line that says why.
 */
export function answerControl(
  mock: Mock,
  method: string,
  path: string,
  bodyText: string,
): ControlAnswer | null {
  const name = `${method} ${path}`;
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!control) return null;
  try {
    const body: unknown = bodyText === '' ? {} : JSON.parse(bodyText);
    return {
      status: 200,
      body: control(mock, typeof body === 'object' && body !== null ? (body as Body) : {}),
    };
  } catch (error) {
    const message =
      error instanceof SyntaxError
        ? 'The body is not JSON.'
        : String(error instanceof Error ? error.message : error);
    return { status: 400, body: { message } };
  }
}
