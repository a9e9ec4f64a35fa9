import type { OperationId } from '../contract/document';

/** One call and its answer, as they travelled once, without anybody's names, numbers and tokens. */
export interface RecordedExchange {
  call: OperationId;
  params: Record<string, string>;
  query: Record<string, string>;
  /** The parsed body of the request; null where it had none. */
  request: unknown;
  status: number;
  /** The parsed body of the answer; text where it was no JSON, and null where there was none. */
  answer: unknown;
}

/** What was recorded of one visit, to be played back in its place. */
export interface Recording {
  as: 'guest' | 'admin';
  opens: string;
  exchanges: readonly RecordedExchange[];
}
