import { appendFileSync } from 'node:fs';
import { CallLog, type CallRecord } from '@mocks/calls';

/** A kind of exchange seen in a test run: a request with its response. */
export interface Exchange {
  operationId: string | null;
  status: number | null;
  violation: string | null;
  /** True if a screen of the application sent the request, and not a test directly or through an API slice. */
  isFromApplication: boolean;
  /** The fields of the request body. `answered` has those of the response body. */
  sent: string[];
  answered: string[];
}

/** Start of the Accept header of the application's HTTP client. A `fetch` in a test does not send it. */
const applicationAccept = 'application/json';

function fieldsOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value)
    : [];
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/** Only integration tests use the application through its screens. */
const isScreenTest = () => expect.getState().testPath?.includes('/tests/integration/') === true;

function exchangeOf({
  operationId,
  status,
  violation,
  accept,
  body,
  answer,
}: CallRecord): Exchange {
  return {
    operationId,
    status,
    violation,
    isFromApplication: accept?.startsWith(applicationAccept) === true && isScreenTest(),
    sent: fieldsOf(body),
    answered: fieldsOf(parse(answer)),
  };
}

/**
 * Appends the exchanges of a test file with any mock, each kind once, to the file CONTRACT_RECORD, for
 * scripts/contractReport.ts. Does nothing if the variable is not set.
 */
export function recordExchanges(): void {
  const file = process.env.CONTRACT_RECORD;
  if (file === undefined) return;
  const kinds = new Set<string>();
  const answered = Object.getOwnPropertyDescriptor(CallLog.prototype, 'answered')
    ?.value as CallLog['answered'];
  CallLog.prototype.answered = async function (record, response) {
    await answered.call(this, record, response);
    kinds.add(JSON.stringify(exchangeOf(record)));
  };
  afterAll(() => {
    if (kinds.size > 0) appendFileSync(file, `${[...kinds].join('\n')}\n`);
  });
}
