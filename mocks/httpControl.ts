import type { Mock } from './mock';

/** What development, QA and end-to-end tests ask the mock itself, outside the API. */
export interface ControlAnswer {
  status: number;
  body: unknown;
}

/**
 * Answers a request below `/mock`: `GET /mock/outbox` (SMS codes and e-mails), `GET /mock/calls` (every
 * API request with its breach of the contract, if any), `POST /mock/reset`, and `POST /mock/scenario`
 * with `{"scenario": "slow:listTruckers"}`. Null where the address is not one of these.
 */
export function answerControl(
  mock: Mock,
  method: string,
  path: string,
  bodyText: string,
): ControlAnswer | null {
  switch (`${method} ${path}`) {
    case 'GET /mock/outbox':
      return { status: 200, body: mock.db.outbox.all() };
    case 'GET /mock/calls':
      return { status: 200, body: mock.calls.all() };
    case 'POST /mock/reset':
      mock.reset();
      return { status: 200, body: { message: 'The mock is as new.' } };
    case 'POST /mock/scenario':
      return useScenario(mock, bodyText);
    default:
      return null;
  }
}

function useScenario(mock: Mock, bodyText: string): ControlAnswer {
  try {
    const body: unknown = JSON.parse(bodyText);
    const isNamed = typeof body === 'object' && body !== null && 'scenario' in body;
    if (!isNamed || typeof body.scenario !== 'string') {
      throw new Error('Send {"scenario": "…"} as JSON.');
    }
    mock.use(body.scenario);
    return { status: 200, body: { message: `The scenario is ${body.scenario}.` } };
  } catch (error) {
    return { status: 400, body: { message: error instanceof Error ? error.message : 'Not JSON.' } };
  }
}
