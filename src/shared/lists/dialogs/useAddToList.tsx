import { useState, type ReactNode } from 'react';
import { CallFailure, createApiError, outcomeOf } from '@/api/core/apiError';
import { Unread, useFreshRead } from './freshRead';

interface AddToListOptions<Row, Input> {
  list: {
    data?: readonly Row[] | undefined;
    refetch: () => { unwrap: () => Promise<readonly Row[] | undefined> };
  };
  create: (input: Input) => Promise<unknown>;
  /** The row is what was sent. */
  isSame: (row: Row, input: Input) => boolean;
}

interface AddToList<Row, Input> {
  rows: readonly Row[];
  /** Stands for the form until the list is read. */
  unread: ReactNode;
  /** Rejects with the call's error. */
  send: (input: Input) => Promise<void>;
  /** An earlier try has saved it, as far as the known list tells. */
  isSaved: (input: Input) => boolean;
}

/**
 * For a dialog that adds to a list: reads the list as it opens (D40). After a lost answer it is read again before the same
 * is sent again: a row that is what was sent, and was not there before, is what was saved (D41).
 */
export function useAddToList<Row extends { id: number }, Input>(
  options: AddToListOptions<Row, Input>,
): AddToList<Row, Input> {
  const { list, create, isSame } = options;
  const { data: rows = [] } = list;
  const read = () => list.refetch().unwrap();
  const reading = useFreshRead(read);
  // The ids before the first try whose answer was lost.
  const [before, setBefore] = useState<ReadonlySet<number> | null>(null);
  const hasSaved = (known: readonly Row[], input: Input) =>
    before !== null && known.some((row) => !before.has(row.id) && isSame(row, input));

  const send = async (input: Input) => {
    if (before) {
      const now = await read();
      // The end of the session has cut it off.
      if (!now) throw new CallFailure(createApiError('unauthorized'));
      if (hasSaved(now, input)) return;
    }
    try {
      await create(input);
    } catch (error) {
      if (outcomeOf(error) === 'unknown') {
        setBefore((earlier) => earlier ?? new Set(rows.map(({ id }) => id)));
      }
      throw error;
    }
  };
  const unread = reading.answer ? undefined : <Unread {...reading} />;
  return { rows, unread, send, isSaved: (input) => hasSaved(rows, input) };
}
