import { useState } from 'react';
import { CallFailure, createApiError, outcomeOf } from '@/api/core/apiError';

interface CreateOnceOptions<Row, Input> {
  /** The list as it is known. */
  rows: readonly Row[];
  /** Reads it again. */
  read: () => Promise<readonly Row[] | undefined>;
  create: (input: Input) => Promise<unknown>;
  /** True if the row has the values that were sent. */
  isSame: (row: Row, input: Input) => boolean;
}

interface CreateOnce<Input> {
  /** Rejects with the call's error. */
  send: (input: Input) => Promise<void>;
  /** An earlier try has saved it, as far as the known list tells. */
  isSaved: (input: Input) => boolean;
}

/**
 * After a lost answer the list is read again before the same is sent again: a row that is what was sent, and was not
 * there before, is what was saved (D41).
 */
export function useCreateOnce<Row extends { id: number }, Input>(
  options: CreateOnceOptions<Row, Input>,
): CreateOnce<Input> {
  const { rows, read, create, isSame } = options;
  // The ids before the first try whose answer was lost.
  const [before, setBefore] = useState<ReadonlySet<number> | null>(null);
  const hasSaved = (list: readonly Row[], input: Input) =>
    before !== null && list.some((row) => !before.has(row.id) && isSame(row, input));

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
  return { send, isSaved: (input) => hasSaved(rows, input) };
}
