import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isWorthRetrying, outcomeOf } from '@/api/core/apiError';
import { useSaveInDialog } from '../../forms/FormDialog';
import { lostMessage, type SubmitFailure } from '../../forms/serverErrors';
import { Unread, unreadMessage, useFreshRead } from './freshRead';
import type { ListDialogCallbacks } from './useListDialogs';

interface AddToListOptions<Row, Values, Input> extends Pick<
  ListDialogCallbacks,
  'onAdded' | 'onClose'
> {
  list: {
    data?: readonly Row[] | undefined;
    refetch: () => { unwrap: () => Promise<readonly Row[] | undefined> };
  };
  toInput: (values: Values) => Input;
  create: (input: Input) => Promise<unknown>;
  /** True if the row has the values that were sent. */
  isSame: (row: Row, input: Input) => boolean;
  /** What the dialog says of the other rows. */
  news: (rows: readonly Row[], values: Values) => unknown;
  nameOf?: (values: Values) => string;
  /** The generic text unless section 8 gives the call the server's own. */
  toFailure?: (error: unknown) => SubmitFailure;
}

interface AddToList<Row, Values> {
  rows: readonly Row[];
  /** What the dialog shows in place of its form until the list is read. */
  unread: ReactNode;
  onSubmit: (values: Values) => Promise<SubmitFailure | undefined>;
  /** An earlier try has saved it, as far as the known list tells. */
  isSaved: (values: Values) => boolean;
}

/**
 * For a dialog that adds to a list: reads the list as it opens and once more before sending. Where a colleague has changed what
 * the dialog says of it, that is shown first (D40). After a lost answer, a row that is what was sent, and was not there before, is
 * what was saved (D41).
 */
export function useAddToList<Row extends { id: number }, Values, Input>(
  options: AddToListOptions<Row, Values, Input>,
): AddToList<Row, Values> {
  const { list, toInput, create, isSame, news, nameOf, toFailure } = options;
  const { t } = useTranslation();
  const saveInDialog = useSaveInDialog();
  const { data: rows = [] } = list;
  const read = () => list.refetch().unwrap();
  const reading = useFreshRead(read);
  // The ids before the first try whose answer was lost.
  const [before, setBefore] = useState<ReadonlySet<number> | null>(null);
  const hasSaved = (known: readonly Row[], input: Input) =>
    before !== null && known.some((row) => !before.has(row.id) && isSame(row, input));

  const onSubmit = async (values: Values) => {
    const input = toInput(values);
    let now: readonly Row[] | undefined;
    try {
      now = await read();
    } catch (error) {
      // After a lost answer, `edit.unread` would be wrong: something may have been saved.
      const message = before ? lostMessage : unreadMessage(error);
      return { message, canRetry: isWorthRetrying(error) };
    }
    // The end of the session has cut it off.
    if (!now) return undefined;
    const isSaved = hasSaved(now, input);
    const newsOf = (known: readonly Row[]) => JSON.stringify(news(known, values));
    if (!isSaved && newsOf(now) !== newsOf(rows)) {
      return { message: { key: 'edit.changed' } } satisfies SubmitFailure;
    }
    const known = now;
    const send = async () => {
      if (isSaved) return;
      try {
        await create(input);
      } catch (error) {
        if (outcomeOf(error) === 'unknown') {
          setBefore((earlier) => earlier ?? new Set(known.map(({ id }) => id)));
        }
        throw error;
      }
    };
    return saveInDialog({
      send,
      doneText: t('MSG_ADDED_SUCC'),
      ...(nameOf && { about: nameOf(values) }),
      ...(toFailure && { toFailure }),
      onSaved: () => {
        options.onClose();
        options.onAdded();
      },
    });
  };
  const unread = reading.answer ? undefined : <Unread {...reading} />;
  return { rows, unread, onSubmit, isSaved: (values) => hasSaved(rows, toInput(values)) };
}
