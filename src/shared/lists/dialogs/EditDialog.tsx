import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailure, createApiError, isNotFound, outcomeOf } from '@/api/core/apiError';
import { DialogDraftContext } from '../../drafts/dialogDraft';
import { useFollowSave } from '../../drafts/RunningSaves';
import {
  ColleagueNotice,
  useNotifyUpdated,
  type ColleagueNoticeProps,
} from '../../forms/ColleagueNotice';
import { isSameConfirmation, type Confirmation } from '../../forms/confirmation';
import {
  FormDialog,
  useFailInDialog,
  useSaveInDialog,
  type FormDialogProps,
} from '../../forms/FormDialog';
import {
  lostMessage,
  toFetchFailure,
  toGenericFailure,
  type SubmitFailure,
  type ToFailure,
} from '../../forms/serverErrors';
import { useAppForm, type AppFormState } from '../../forms/useAppForm';
import { useColleagueChanges, type ColleagueChanges } from '../../forms/useColleagueChanges';
import type { FormSchema, FormValues } from '../../forms/validation';
import { useNotify } from '../../notifications/useNotify';
import {
  RecordLoading,
  useFreshRecord,
  type ListQuery,
  type RecordLoadingProps,
} from './freshRecord';

/** How the form gets the server's current record. */
type Source<Entity> =
  /** Fetches the record; rejects with the request's error. */
  | { fetchNow: () => Promise<Entity | undefined>; list?: undefined }
  /** For a record without an endpoint of its own: fetches the list again and finds the record in it. */
  | { list: ListQuery<Entity>; fetchNow?: undefined };

type EditFormOptions<Entity, Values extends FormValues> = Source<Entity> & {
  /** The record as the list shows it. */
  listed: Entity;
  toValues: (entity: Entity) => Values;
  schema: (entity: Entity) => FormSchema;
  /**
   * Sends the values. Fields that the form does not show are sent as they are in `entity`, the server's current record.
   */
  send: (values: Values, entity: Entity) => Promise<unknown>;
  /**
   * Returns why saving needs a confirmation; null if it needs none. `entity` is the record that the user has seen,
   * `rows` are those of its list.
   */
  confirm?: (values: Values, entity: Entity, rows: readonly Entity[]) => Confirmation | null;
  onSaved: () => void;
  /** Adds a new record with the form's values. Offered if the record was deleted while the form was open. */
  recreate?: (values: Values) => Promise<unknown>;
  onRecreated?: () => void;
  nameOf: (saved: Values) => string;
  doneText?: string;
  /** Turns an error into the failure to show. By default, with the generic text instead of the server's message. */
  toFailure?: ToFailure;
  /**
   * Maps the values to their form in the request, by the same names. Then two spellings of the same value are not a
   * change.
   */
  toSent?: (values: Values) => object;
};

interface EditForm<Entity, Values extends FormValues> {
  form: AppFormState<Values>;
  /** The server's record; null until it is fetched. */
  entity: Entity | null;
  fetched: RecordLoadingProps;
  changes: ColleagueChanges;
  answer: (name: string) => boolean;
  /** True if the record was deleted while the form was open. */
  isGone: boolean;
}

/** Finds a record in its list. Throws the error of a missing record (404) if the list does not have it. */
function findRecord<Entity extends { id: number }>(list: readonly Entity[], id: number): Entity {
  const found = list.find((entity) => entity.id === id);
  if (!found) throw new CallFailure(createApiError('notFound'));
  return found;
}

/**
 * A form for the server's current record. Before it sends, it fetches the record again and applies the user's changes
 * on top, so that a colleague's change is not overwritten. If the result needs a confirmation that the user has not
 * given, it sends nothing: the next submit asks for it.
 */
export function useEditForm<Entity extends { id: number }, Values extends FormValues>(
  options: EditFormOptions<Entity, Values>,
): EditForm<Entity, Values> {
  const { listed, toValues, send, toFailure = toGenericFailure } = options;
  const { t } = useTranslation('staff');
  const { doneText = t('MSG_UPDATE_SUCC') } = options;
  const notifyUpdated = useNotifyUpdated();
  const notify = useNotify();
  const failInDialog = useFailInDialog();
  const saveInDialog = useSaveInDialog();
  const followSave = useFollowSave();
  const draft = useContext(DialogDraftContext);
  // A restored dialog continues with the record that it had fetched. It finds a colleague's change since then before it
  // saves.
  const earlier = draft.restored as {
    entity: Entity | null;
    seen?: Values;
    lost?: readonly Values[];
  } | null;
  /** Fetches the current record. Resolves with undefined if the end of the session has cancelled the request. */
  const fetchNow = async () => {
    if (options.list) {
      const rows = await options.list.fetchRows();
      return rows && { record: findRecord(rows, listed.id), rows };
    }
    const record = await options.fetchNow();
    return record && { record, rows: [record] };
  };
  const fetchRecord = async () => (await fetchNow())?.record;
  const isMissing = () => fetchNow().then(() => false, isNotFound);
  const fetched = useFreshRecord(fetchRecord, earlier?.entity ?? null, toFailure);
  const [newest, setNewest] = useState<Entity | null>(null);
  const [isFoundGone, setFoundGone] = useState(false);
  const [isUnknown, setUnknown] = useState((earlier?.lost?.length ?? 0) > 0);
  /**
   * True if the last submit found fields that a colleague has changed as well, and asked about them. The next submit
   * then contains the user's choices.
   */
  const isAnswer = useRef(false);
  const entity = newest ?? fetched.answer;
  const { seen, changes, lost, noteLost, merge, answer } = useColleagueChanges<Values>(
    toValues(fetched.answer ?? listed),
    earlier,
    options.toSent,
  );
  useEffect(() => draft.note({ entity, seen, lost }), [draft, entity, seen, lost]);

  const confirm = (values: Values) =>
    options.confirm?.(values, entity ?? listed, options.list?.data ?? []) ?? null;

  const handleSubmit = async (values: Values): Promise<SubmitFailure | undefined> => {
    if (!entity) return undefined;
    const typedName = options.nameOf(values);
    if (isFoundGone && options.recreate) {
      const { recreate, onRecreated = options.onSaved } = options;
      return saveInDialog({
        send: () => recreate(values),
        doneText: t('MSG_ADDED_SUCC'),
        about: typedName,
        onSaved: onRecreated,
        toFailure,
      });
    }
    const confirmed = confirm(values);
    let now: Awaited<ReturnType<typeof fetchNow>>;
    try {
      now = await fetchNow();
    } catch (error) {
      setFoundGone(isNotFound(error));
      const failure: SubmitFailure = isNotFound(error)
        ? { message: { key: 'edit.gone' } }
        : toFetchFailure(error, isUnknown, toFailure);
      return failInDialog(failure, typedName, error);
    }
    if (!now) return undefined;
    const { record: current, rows } = now;
    setUnknown(false);
    setNewest(current);
    const merged = merge(values, toValues(current));
    const wasAsked = isAnswer.current;
    isAnswer.current = !merged;
    if (!merged) {
      // Do not return this failure: `ColleagueNotice` shows in the form which fields a colleague has changed.
      failInDialog({ message: { key: 'edit.changed' } }, typedName);
      return undefined;
    }
    const about = options.nameOf(merged.values);
    if ((wasAsked || isUnknown) && merged.isSaved) {
      if (isUnknown) notify.success(doneText, { about });
      else notify.info(t('edit.savedStands'), { about });
      notifyUpdated(form, merged.updated, about);
      options.onSaved();
      return undefined;
    }
    const question = options.confirm?.(merged.values, current, rows) ?? null;
    if (question && !isSameConfirmation(question, confirmed)) {
      // After a lost response, do not say that a colleague has changed the record: it was probably the user.
      return failInDialog({ message: isUnknown ? lostMessage : { key: 'edit.changed' } }, about);
    }
    const failure = await saveInDialog({
      send: () =>
        send(merged.values, current).catch(async (error: unknown) => {
          // A 404 may be about the record or about one of the sent values, so check whether the record still exists.
          setFoundGone(isNotFound(error) && (await isMissing()));
          const isLost = outcomeOf(error) === 'unknown';
          setUnknown(isLost);
          if (isLost) noteLost();
          throw error;
        }),
      doneText,
      about,
      onSaved: options.onSaved,
      toFailure,
    });
    // Notify of a colleague's changes only if the form closes. A form that stays open shows them itself.
    if (!failure) notifyUpdated(form, merged.updated, about);
    return failure;
  };
  const form: AppFormState<Values> = useAppForm({
    initialValues: seen,
    schema: () => options.schema(entity ?? listed),
    isLocked: !entity,
    // A logout asks before it interrupts the submit. This includes the fetch before the save, which takes time as well.
    onSubmit: (values) => followSave(handleSubmit(values)),
    confirm,
    toSent: options.toSent,
  });

  return {
    form,
    entity,
    fetched,
    isGone: isFoundGone || isNotFound(fetched.error),
    changes,
    answer,
  };
}

interface EditDialogProps
  extends
    Pick<FormDialogProps, 'title' | 'onClose' | 'size' | 'children'>,
    Pick<ColleagueNoticeProps, 'textOf'> {
  edit: EditForm<unknown, FormValues>;
  submitText?: string;
  /** Called instead of `onClose` if the record was deleted: closes the dialog and fetches the list again. */
  onGone?: () => void;
  /** The text of the button that adds a deleted record again. */
  recreateText?: string;
  /** Shown instead of the fields while their data is loaded. */
  placeholder?: ReactNode;
}

/** The dialog for a form of `useEditForm`. */
export function EditDialog(props: EditDialogProps) {
  const { edit, textOf, submitText, onGone, recreateText, placeholder, children, ...dialog } =
    props;
  const { t } = useTranslation();
  const { form, fetched, changes, answer } = edit;
  const handleGone = edit.isGone ? onGone : undefined;
  const loading = <RecordLoading {...fetched} retry={handleGone ? undefined : fetched.retry} />;
  return (
    <FormDialog
      {...dialog}
      {...(handleGone && { onClose: handleGone, closeText: t('edit.closeAndReload') })}
      form={form}
      submitText={handleGone ? (recreateText ?? null) : (submitText ?? t('common.save'))}
      placeholder={edit.entity === null ? loading : placeholder}
    >
      <ColleagueNotice form={form} changes={changes} textOf={textOf} onAnswer={answer} />
      {children}
    </FormDialog>
  );
}
