import type { OperationId } from './contract/document';

export interface CallRecord {
  id: number;
  method: string;
  path: string;
  query: Record<string, string>;
  /** The parsed body of the request, without passwords; undefined if there was none. */
  body: unknown;
  hasBearer: boolean;
  /** The `Accept` header, which tells requests of the application from those of a test. */
  accept: string | null;
  /** The operation that was requested; null if the contract has no such operation. */
  operationId: OperationId | null;
  /** How the request violates the contract, or null. */
  violation: string | null;
  /** Time of arrival by the mock's clock (ISO). */
  at: string;
  /** The response's body; null until it arrives, or if it is too long to keep. */
  answer: string | null;
  /** The HTTP status; null until there is a response, or if the connection was dropped. */
  status: number | null;
}

const mostRecords = 1000;

/** The longest response, in bytes, that the log keeps: lists of thousands of rows would fill the memory. */
const longestAnswer = 100_000;

export class CallLog {
  private records: CallRecord[] = [];
  private lastId = 0;

  constructor(private readonly now: () => Date) {}

  /** Logs a request. `answered` later adds the response to the returned record. */
  note(
    { method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>,
    call: Pick<CallRecord, 'operationId' | 'body' | 'violation'>,
  ): CallRecord {
    const { pathname, searchParams } = new URL(url);
    this.lastId += 1;
    const record = {
      ...call,
      id: this.lastId,
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: withoutPassword(call.body),
      hasBearer: headers.has('authorization'),
      accept: headers.get('accept'),
      at: this.now().toISOString(),
      status: null,
      answer: null,
    };
    this.records.push(record);
    if (this.records.length > mostRecords) this.records.shift();
    return record;
  }

  async answered(record: CallRecord, response: Response): Promise<void> {
    record.status = response.status;
    const length = Number(response.headers.get('content-length'));
    if (length <= longestAnswer) record.answer = withoutToken(await response.clone().text());
  }

  all(): readonly CallRecord[] {
    return this.records;
  }

  of(operationId: OperationId): readonly CallRecord[] {
    return this.records.filter((record) => record.operationId === operationId);
  }

  violations(): readonly CallRecord[] {
    return this.records.filter((record) => record.violation !== null);
  }

  clear(): void {
    this.records = [];
  }
}

function withoutToken(answer: string): string {
  return answer.replace(/("token":\s*")[^"]*"/u, '$1…"');
}

function withoutPassword(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('password' in body)) return body;
  return { ...body, password: '…' };
}
