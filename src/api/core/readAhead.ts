import { noteReadAhead } from './baseApi';

/** A query as `dispatch` hands it out. */
interface Reading extends PromiseLike<{ isError: boolean }> {
  requestId: string;
  unsubscribe: () => void;
}

/**
 * Keeps a query that was sent before anybody asks for its answer, until what is returned is called. A failure is told to nobody:
 * whoever asks later begins anew.
 */
export function readAhead(reading: Reading): () => void {
  noteReadAhead(reading.requestId);
  void reading.then(({ isError }) => isError && reading.unsubscribe());
  return () => reading.unsubscribe();
}
