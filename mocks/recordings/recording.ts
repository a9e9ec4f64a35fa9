import type { OperationId } from '../contract/document';

/** One call and its answer, as they travelled once, without anybody's names, numbers and tokens. */
export interface RecordedExchange {
  call: OperationId;
  params: Record<string, string>;
  query: Record<string, string>;
  request: unknown;
  status: number;
  /** The parsed body of the answer; text where it was no JSON, and null where there was none. */
  answer: unknown;
}

export interface Recording {
  as: 'guest' | 'admin';
  opens: string;
  exchanges: readonly RecordedExchange[];
}
