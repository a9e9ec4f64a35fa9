import type { OperationId } from './contract/document';

/** One request that reached the mock, and what became of it. */
export interface CallRecord {
  id: number;
  method: string;
  path: string;
  query: Record<string, string>;
  /** The parsed body, with passwords left out; undefined where there was none. */
  body: unknown;
  hasBearer: boolean;
  /** Null where the contract has no such call. */
  operationId: OperationId | null;
  /** How the request breaks the contract; null where it keeps it. */
  breach: string | null;
  /** The HTTP status of the answer; null while it is under way and where the connection was dropped. */
  status: number | null;
}

/** Every request since the start or the last reset, for tests and development. */
export class CallLog {
  private records: CallRecord[] = [];
  private lastId = 0;

  /** Notes a request and returns its record, which the answer's status is written into. */
  note(call: Omit<CallRecord, 'id' | 'status'>): CallRecord {
    this.lastId += 1;
    const record = { ...call, body: withoutPassword(call.body), id: this.lastId, status: null };
    this.records.push(record);
    return record;
  }

  /** Every record, oldest first. */
  all(): readonly CallRecord[] {
    return this.records;
  }

  /** The records of one call of the contract, oldest first. */
  of(operationId: OperationId): readonly CallRecord[] {
    return this.records.filter((record) => record.operationId === operationId);
  }

  /** The requests that broke the contract or are not in it. */
  breaches(): readonly CallRecord[] {
    return this.records.filter((record) => record.breach !== null);
  }

  /** Forgets every record. */
  clear(): void {
    this.records = [];
  }
}

function withoutPassword(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('password' in body)) return body;
  return { ...body, password: '…' };
}
