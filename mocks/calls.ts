import type { OperationId } from './contract/document';

export interface CallRecord {
  id: number;
  method: string;
  path: string;
  query: Record<string, string>;
  /** The parsed body, without passwords; undefined if there was none. */
  body: unknown;
  hasBearer: boolean;
  /** The Accept header tells the application's own requests from a test's. */
  accept: string | null;
  /** Null where the contract has no such call. */
  operationId: OperationId | null;
  /** How the request breaks the contract; null where it keeps it. */
  violation: string | null;
  /** When it arrived, by the mock's clock (ISO). */
  at: string;
  /** The answer as text; null until it arrives, or if it is too long to keep. */
  answer: string | null;
  /** The HTTP status of the answer; null until there is one, and where the connection was dropped. */
  status: number | null;
}

const mostRecords = 1000;

/** Longer answers, in bytes, are not kept: lists of thousands of rows would fill the memory. */
const longestAnswer = 100_000;

export class CallLog {
  private records: CallRecord[] = [];
  private lastId = 0;

  constructor(private readonly now: () => Date) {}

  /** Notes a request and returns its record, which the answer is written into. */
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
