import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailure, createApiError, isWorthRetrying, outcomeOf } from '@/api/core/apiError';
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
import { isGone, Unread, unreadMessage, useFreshRead, type UnreadProps } from './freshRead';

interface EditFormOptions<Entity, Values extends FormValues> {
  /** The record as the list has it. */
  listed: Entity;
  /** Reads the record as the server has it now; rejects with the call's error. */
  read: () => Promise<Entity | undefined>;
  toValues: (entity: Entity) => Values;
  schema: (entity: Entity) => FormSchema;
  /** Sends the values, and what the form does not show as `entity` has it (D32). */
  send: (values: Values, entity: Entity) => Promise<unknown>;
  /** `entity` is what the user has seen. */
  confirm?: (values: Values, entity: Entity) => Confirmation | null;
  onSaved: () => void;
  /** Adds what was typed where the record was deleted meanwhile. */
  recreate?: (values: Values) => Promise<unknown>;
  onRecreated?: () => void;
  nameOf: (saved: Values) => string;
  doneText?: string;
  /** The generic text unless section 8 gives the call the server's own. */
  toFailure?: (error: unknown) => SubmitFailure;
  /** The values as they are sent, by the same names: two ways to write the same are no change. */
  toSent?: (values: Values) => object;
}

interface EditForm<Entity, Values extends FormValues> {
  form: AppFormState<Values>;
  /** Null until it has been read. */
  entity: Entity | null;
  reading: UnreadProps;
  changes: ColleagueChanges;
  answer: (name: string) => boolean;
  /** The record was deleted. */
  isGone: boolean;
}

/** For a record without a call of its own: a `read` that rejects as a call does where the record is gone. */
export function findRecord<Entity extends { id: number }>(
  list: readonly Entity[] | undefined,
  id: number,
): Entity | undefined {
  const found = list?.find((entity) => entity.id === id);
  if (list && !found) throw new CallFailure(createApiError('notFound'));
  return found;
}

/**
 * A form that is filled with what the server has. Before sending, that is read again, and the changes made here are put
 * on top of it (D40).
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
  // A dialog that is restored goes on from what it had read: a colleague's change since is found before it saves.
  const earlier = draft.restored as { entity: Entity | null; seen?: Values } | null;
  const reading = useFreshRead(read, earlier?.entity ?? null, toFailure);
  const [newest, setNewest] = useState<Entity | null>(null);
  const [isFoundGone, setFoundGone] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  /** The user has chosen between what is saved and what was typed. */
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
      setFoundGone(isGone(error));
      // After a lost answer, `edit.unread` would be wrong: something may have been saved.
      const message = isUnknown && !isGone(error) ? lostMessage : unreadMessage(error);
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
          setFoundGone(isGone(error));
          setUnknown(outcomeOf(error) === 'unknown');
          throw error;
        }),
      doneText: options.doneText ?? t('MSG_UPDATE_SUCC'),
      about: options.nameOf(merged.values),
      onSaved: options.onSaved,
      toFailure,
    });
    // A form that stays open says it by itself.
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
    isGone: isFoundGone || isGone(reading.error),
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
  /** For a record that was deleted meanwhile: closes and reads the list again. */
  onGone?: () => void;
  /** Names the button that adds such a record again. */
  recreateText?: string;
  /** Replaces the fields while what they need is loaded. */
  placeholder?: ReactNode;
}

/** The dialog of a `useEditForm`. */
export function EditDialog(props: EditDialogProps) {
  const { edit, textOf, submitText, onGone, recreateText, placeholder, children, ...dialog } =
    props;
  const { t } = useTranslation();
  const { form, reading, changes, answer } = edit;
  const handleGone = edit.isGone ? onGone : undefined;
  const unread = <Unread {...reading} retry={handleGone ? undefined : reading.retry} />;
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
