import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '@/api/core/apiError';
import { useLostAttempt } from '../../drafts/dialogDraft';
import { useFollowSave } from '../../drafts/RunningSaves';
import { useFailInDialog, useSaveInDialog } from '../../forms/FormDialog';
import {
  toFetchFailure,
  toGenericFailure,
  type SubmitFailure,
  type ToFailure,
} from '../../forms/serverErrors';
import { RecordLoading, useFreshRecord, type ListQuery } from './freshRecord';
import type { ListDialogCallbacks } from './useListDialogs';

interface AddToListOptions<Row, Values, Input> extends Pick<
  ListDialogCallbacks,
  'onAdded' | 'onClose'
> {
  list: ListQuery<Row>;
  toInput: (values: Values) => Input;
  create: (input: Input) => Promise<unknown>;
  /** True if a row of the list has the sent values. */
  isSame: (row: Row, input: Input) => boolean;
  /** Returns what the dialog shows about the rows. If it has changed, the user sees the change before sending. */
  shownData: (rows: readonly Row[], values: Values) => unknown;
  nameOf: (values: Values) => string;
  /** Turns an error into the failure to show. By default, with the generic text instead of the server's message. */
  toFailure?: ToFailure;
}

interface AddToList<Row, Values> {
  rows: readonly Row[];
  /** Shown instead of the form until the list is fetched. */
  loading: ReactNode;
  onSubmit: (values: Values) => Promise<SubmitFailure | undefined>;
  /** True if the fetched list shows that an earlier attempt has saved the row. */
  isSaved: (values: Values) => boolean;
}

/**
 * For a dialog that adds a row to a list. Fetches the list when the dialog opens and again before sending. If the
 * dialog shows data about the list and a colleague has changed this data, the user first sees the change. After a lost
 * response, a new row with the sent values counts as saved, so that it is not added twice.
 */
export function useAddToList<Row extends { id: number }, Values, Input>(
  options: AddToListOptions<Row, Values, Input>,
): AddToList<Row, Values> {
  const { list, toInput, create, isSame, shownData, nameOf } = options;
  const { toFailure = toGenericFailure } = options;
  const { t } = useTranslation();
  const failInDialog = useFailInDialog();
  const saveInDialog = useSaveInDialog();
  const followSave = useFollowSave();
  const { data: rows = [] } = list;
  const fetched = useFreshRecord(list.fetchRows);
  // The ids of the rows before the first attempt whose response was lost.
  const [before, setBefore] = useLostAttempt<ReadonlySet<number>>();
  const hasSaved = (known: readonly Row[], input: Input) =>
    before !== null && known.some((row) => !before.has(row.id) && isSame(row, input));

  const onSubmit = async (values: Values) => {
    const input = toInput(values);
    const about = nameOf(values);
    let now: readonly Row[] | undefined;
    try {
      now = await list.fetchRows();
    } catch (error) {
      return failInDialog(toFetchFailure(error, before !== null, toFailure), about, error);
    }
    // Send nothing if the end of the session has cancelled the request.
    if (!now) return undefined;
    const isSaved = hasSaved(now, input);
    const shownDataOf = (known: readonly Row[]) => JSON.stringify(shownData(known, values));
    if (!isSaved && shownDataOf(now) !== shownDataOf(rows)) {
      return failInDialog({ message: { key: 'edit.changed' } }, about);
    }
    const known = now;
    const send = async () => {
      if (isSaved) return;
      // Set this before sending: if the end of the session aborts the request, the code after it does not run.
      setBefore(before ?? new Set(known.map(({ id }) => id)));
      try {
        await create(input);
      } catch (error) {
        if (outcomeOf(error) === 'refused') setBefore(before);
        throw error;
      }
    };
    return saveInDialog({
      send,
      doneText: t('MSG_ADDED_SUCC'),
      about,
      toFailure,
      onSaved: () => {
        options.onClose();
        options.onAdded();
      },
    });
  };
  const loading = fetched.answer ? undefined : <RecordLoading {...fetched} />;
  return {
    rows,
    loading,
    onSubmit: (values) => followSave(onSubmit(values)),
    isSaved: (values) => hasSaved(rows, toInput(values)),
  };
}
