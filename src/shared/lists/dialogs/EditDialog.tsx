import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CallFailure,
  createApiError,
  isNotFound,
  isWorthRetrying,
  outcomeOf,
} from '@/api/core/apiError';
import { DialogDraftContext } from '../../drafts/dialogDraft';
import {
  ColleagueNotice,
  useNotifyUpdated,
  type ColleagueNoticeProps,
} from '../../forms/ColleagueNotice';
import type { Confirmation } from '../../forms/confirmation';
import { FormDialog, useSaveInDialog, type FormDialogProps } from '../../forms/FormDialog';
import { lostMessage, toGenericFailure, type SubmitFailure } from '../../forms/serverErrors';
import { useAppForm, type AppFormState } from '../../forms/useAppForm';
import { useColleagueChanges, type ColleagueChanges } from '../../forms/useColleagueChanges';
import type { FormSchema, FormValues } from '../../forms/validation';
import { useNotify } from '../../notifications/useNotify';
import {
  RecordLoading,
  loadFailureMessage,
  useFreshRecord,
  type RecordLoadingProps,
} from './freshRecord';

interface EditFormOptions<Entity, Values extends FormValues> {
  /** The record as it is in the list. */
  listed: Entity;
  /** Fetches the current record; rejects with the request's error. */
  read: () => Promise<Entity | undefined>;
  toValues: (entity: Entity) => Values;
  schema: (entity: Entity) => FormSchema;
  /**
   * Sends the values, with the fields that the form does not show as they are in `entity`, the server's current record.
   */
  send: (values: Values, entity: Entity) => Promise<unknown>;
  /** `entity` is the record that the user has seen. */
  confirm?: (values: Values, entity: Entity) => Confirmation | null;
  onSaved: () => void;
  /** Adds a record with the form's values if the record was deleted meanwhile. */
  recreate?: (values: Values) => Promise<unknown>;
  onRecreated?: () => void;
  nameOf: (saved: Values) => string;
  doneText?: string;
  /** Defaults to the generic text. Pass `toSubmitFailure` to show the server's message. */
  toFailure?: (error: unknown) => SubmitFailure;
  /**
   * Maps the values to their form in the request, by the same names. Two ways to write the same value are then no
   * change.
   */
  toSent?: (values: Values) => object;
}

interface EditForm<Entity, Values extends FormValues> {
  form: AppFormState<Values>;
  /** Null until it is fetched. */
  entity: Entity | null;
  reading: RecordLoadingProps;
  changes: ColleagueChanges;
  answer: (name: string) => boolean;
  /** The record was deleted. */
  isGone: boolean;
}

/**
 * For a record without an endpoint: finds it in its list. Throws the error of a missing record if the list does not
 * have it. Undefined if there is no list.
 */
export function findRecord<Entity extends { id: number }>(
  list: readonly Entity[] | undefined,
  id: number,
): Entity | undefined {
  const found = list?.find((entity) => entity.id === id);
  if (list && !found) throw new CallFailure(createApiError('notFound'));
  return found;
}

/**
 * A form for the server's current record. Before it sends, it fetches the record again and applies the user's changes
 * on top, so that a colleague's change is not overwritten.
 */
export function useEditForm<Entity, Values extends FormValues>(
  options: EditFormOptions<Entity, Values>,
): EditForm<Entity, Values> {
  const { listed, read, toValues, send, toFailure = toGenericFailure } = options;
  const { t } = useTranslation('staff');
  const notifyUpdated = useNotifyUpdated();
  const notify = useNotify();
  const saveInDialog = useSaveInDialog();
  const draft = useContext(DialogDraftContext);
  // A restored dialog continues with the record that it had fetched. A colleague's change since then is found before it
  // saves.
  const earlier = draft.restored as { entity: Entity | null; seen?: Values } | null;
  const reading = useFreshRecord(read, earlier?.entity ?? null, toFailure);
  const [newest, setNewest] = useState<Entity | null>(null);
  const [isFoundGone, setFoundGone] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  /** True if the last submit asked the user to choose between saved and typed values: the next one has the choices. */
  const isAnswer = useRef(false);
  const entity = newest ?? reading.answer;
  const { seen, changes, merge, answer } = useColleagueChanges<Values>(
    toValues(reading.answer ?? listed),
    earlier?.seen,
    options.toSent,
  );
  useEffect(() => draft.note({ entity, seen }), [draft, entity, seen]);

  const handleSubmit = async (values: Values): Promise<SubmitFailure | undefined> => {
    if (!entity) return undefined;
    if (isFoundGone && options.recreate) {
      const { recreate, onRecreated = options.onSaved } = options;
      return saveInDialog({
        send: () => recreate(values),
        doneText: t('MSG_ADDED_SUCC'),
        about: options.nameOf(values),
        onSaved: onRecreated,
        toFailure,
      });
    }
    let now: Entity | undefined;
    try {
      now = await read();
    } catch (error) {
      setFoundGone(isNotFound(error));
      // After a lost response, `edit.unread` would be wrong: the change may have been saved.
      const message = isUnknown && !isNotFound(error) ? lostMessage : loadFailureMessage(error);
      return { message, canRetry: isWorthRetrying(error) };
    }
    if (!now) return undefined;
    const current = now;
    setUnknown(false);
    setNewest(current);
    const merged = merge(values, toValues(current));
    const wasAsked = isAnswer.current;
    isAnswer.current = !merged;
    if (!merged) return undefined;
    if (wasAsked && merged.isSaved) {
      notify.info(t('edit.savedStands'), { about: options.nameOf(merged.values) });
      notifyUpdated(form, merged.updated);
      options.onSaved();
      return undefined;
    }
    const failure = await saveInDialog({
      send: () =>
        send(merged.values, current).catch((error: unknown) => {
          setFoundGone(isNotFound(error));
          setUnknown(outcomeOf(error) === 'unknown');
          throw error;
        }),
      doneText: options.doneText ?? t('MSG_UPDATE_SUCC'),
      about: options.nameOf(merged.values),
      onSaved: options.onSaved,
      toFailure,
    });
    // A form that stays open shows the colleague's changes itself.
    if (!failure) notifyUpdated(form, merged.updated);
    return failure;
  };
  const form: AppFormState<Values> = useAppForm({
    initialValues: seen,
    schema: () => options.schema(entity ?? listed),
    isLocked: !entity,
    onSubmit: handleSubmit,
    confirm: (values) => options.confirm?.(values, entity ?? listed) ?? null,
  });

  return {
    form,
    entity,
    reading,
    isGone: isFoundGone || isNotFound(reading.error),
    changes,
    answer,
  };
}

export interface EditDialogProps
  extends
    Pick<FormDialogProps, 'title' | 'onClose' | 'size' | 'children'>,
    Pick<ColleagueNoticeProps, 'textOf'> {
  edit: EditForm<unknown, FormValues>;
  submitText?: string;
  /** For a deleted record: closes the dialog and fetches the list again. */
  onGone?: () => void;
  /** The text of the button that adds a deleted record again. */
  recreateText?: string;
  /** Replaces the fields while their data is loaded. */
  placeholder?: ReactNode;
}

/** The dialog for a form of `useEditForm`. */
export function EditDialog(props: EditDialogProps) {
  const { edit, textOf, submitText, onGone, recreateText, placeholder, children, ...dialog } =
    props;
  const { t } = useTranslation();
  const { form, reading, changes, answer } = edit;
  const handleGone = edit.isGone ? onGone : undefined;
  const unread = <RecordLoading {...reading} retry={handleGone ? undefined : reading.retry} />;
  return (
    <FormDialog
      {...dialog}
      {...(handleGone && { onClose: handleGone, closeText: t('edit.closeAndReload') })}
      form={form}
      submitText={handleGone ? (recreateText ?? null) : (submitText ?? t('common.save'))}
      placeholder={edit.entity === null ? unread : placeholder}
    >
      <ColleagueNotice form={form} changes={changes} textOf={textOf} onAnswer={answer} />
      {children}
    </FormDialog>
  );
}
