import type { OperationId } from '../contract/document';

/** A recorded request and its response, with pseudonyms for names, numbers and tokens. */
export interface RecordedExchange {
  call: OperationId;
  params: Record<string, string>;
  query: Record<string, string>;
  request: unknown;
  status: number;
  /** The parsed body; text if it was not JSON, null if there was none. */
  answer: unknown;
}

export interface Recording {
  as: 'guest' | 'admin';
  opens: string;
  exchanges: readonly RecordedExchange[];
}
