import { appendFileSync } from 'node:fs';
import { CallLog, type CallRecord } from '@mocks/calls';

/** One kind of exchange that a test run has seen: a call with its answer, whoever sent it. */
export interface Exchange {
  operationId: string | null;
  status: number | null;
  violation: string | null;
  /** A screen of the application has sent the request; not a test, by its own means or by the application's slices. */
  isFromApplication: boolean;
  /** The fields of the request's body, and of the answer's. */
  sent: string[];
  answered: string[];
}

/** What the application's HTTP client asks for, alone or first; a test's own `fetch` does not. */
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

/** Only these tests hold the application as its users do. */
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
 * Writes down which exchanges the tests of a file had with any mock, each kind once, for the contract's report
 * (scripts/contractReport.ts). Does nothing outside a run that asks for it.
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
