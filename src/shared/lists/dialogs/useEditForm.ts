import { useContext, useEffect, useState } from 'react';
import { CallFailure, createApiError, isApiError } from '@/api/core/apiError';
import { useTexts } from '@/i18n/useTexts';
import type { Message } from '../../errors/failureMessage';
import type { Confirmation } from '../../forms/confirmation';
import { DialogWorkContext } from '../../forms/kept/dialogWork';
import { canRetry, toGenericFailure } from '../../forms/submitFailure';
import type { SubmitFailure } from '../../forms/submitFailure';
import { useAppForm } from '../../forms/useAppForm';
import type { AppFormState } from '../../forms/useAppForm';
import type { FormSchema, FormValues } from '../../forms/validation';
import { saveInDialog } from './saveInDialog';
import { useFreshRead } from './useFreshRead';

/** What an editing dialog is made of. */
export interface EditFormOptions<Entity, Values extends FormValues> {
  /** As the list shows it. */
  listed: Entity;
  /** Reads it as the server has it now; rejects with the call's error. */
  read: () => Promise<Entity | undefined>;
  toValues: (entity: Entity) => Values;
  loadSchema: (entity: Entity) => Promise<{ schema: FormSchema }>;
  /** Sends the values, and what the form does not show as `entity` has it (D32). Rejects with the call's error. */
  send: (values: Values, entity: Entity) => Promise<unknown>;
  /** What makes saving need a second, named press; `entity` is what its user has seen. */
  confirm?: (values: Values, entity: Entity) => Confirmation | null;
  onSaved: () => void;
  /** Adds what was typed as a new entity where the one that is edited was deleted meanwhile. Rejects with the call's error. */
  recreate?: (values: Values) => Promise<unknown>;
  onRecreated?: () => void;
  /** What a notification calls it, once saved. */
  nameOf: (saved: Values) => string;
  /** Said once it is saved, where that is not `MSG_UPDATE_SUCC`. */
  doneText?: string;
  /** What is said of a failure; the generic text unless section 8 gives the call the server's own. */
  toFailure?: (error: unknown) => SubmitFailure;
  /** Values that are shown but not sent: they follow the server. */
  readOnly?: readonly string[];
}

/** What somebody else has saved since the form was filled in: which fields, and the values they have now. */
export interface EditConflict {
  names: readonly string[];
  saved: FormValues;
  /** Takes over what is saved, or lets the form stand. */
  settle: (isSavedWanted: boolean) => void;
}

/** A form that edits what others may edit, too. */
export interface EditForm<Entity, Values extends FormValues> {
  form: AppFormState<Values>;
  /** As the server last told it; null until it has been read. */
  entity: Entity | null;
  readFailure: Message | null;
  isReading: boolean;
  retry: () => void;
  conflict: EditConflict | null;
  /** It was deleted: there is nothing left to save. */
  isGone: boolean;
}

/** The record with this id of a list that is read whole; rejects as a call does where it is gone. */
export function findRecord<Entity extends { id: number }>(
  list: readonly Entity[] | undefined,
  id: number,
): Entity | undefined {
  const found = list?.find((entity) => entity.id === id);
  if (list && !found) throw new CallFailure(createApiError('notFound'));
  return found;
}

const isGone = (error: unknown) => isApiError(error) && error.kind === 'notFound';

const unreadMessage = (error: unknown): Message => ({
  key: isGone(error) ? 'edit.gone' : 'edit.unread',
});

function toReadFailure(error: unknown, { message }: SubmitFailure): Message {
  const isSilent = 'key' in message && message.key === 'SOMETHING_WENT_WRONG';
  return isSilent ? unreadMessage(error) : message;
}

/**
 * A form filled with what the server has as the dialog opens. Before it is sent that is read once more: what somebody else
 * has changed meanwhile is not overwritten in silence, but shown beside the form's value to choose from.
 */
export function useEditForm<Entity, Values extends FormValues>(
  options: EditFormOptions<Entity, Values>,
): EditForm<Entity, Values> {
  const { listed, read, toValues, send, readOnly = [], toFailure = toGenericFailure } = options;
  const { t } = useTexts();
  const work = useContext(DialogWorkContext);
  // Opened again it goes on from what it had read: what somebody has changed since is found before it saves.
  const reading = useFreshRead(read, (work.restored?.entity ?? null) as Entity | null);
  // What the form was filled with, and what its user has seen of the server since.
  const [restarted, setRestarted] = useState<Entity | null>(null);
  const [seen, setSeen] = useState<Entity | null>(null);
  const [news, setNews] = useState<{ entity: Entity; names: readonly string[] } | null>(null);
  const [isFoundGone, setFoundGone] = useState(false);
  const entity = seen ?? reading.entity;
  useEffect(() => work.note({ entity }), [work, entity]);

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
      return { message: unreadMessage(error), canRetry: canRetry(error) };
    }
    if (!now) return undefined;
    const current = now;
    const saved: FormValues = toValues(current);
    const before: FormValues = toValues(entity);
    // A field that the form did not have when it was filled in is not shown: it stays as it is saved.
    const names = Object.keys(before).filter(
      (name) =>
        !readOnly.includes(name) && saved[name] !== before[name] && saved[name] !== values[name],
    );
    setNews(names.length > 0 ? { entity: current, names } : null);
    if (names.length > 0) return undefined;
    return saveInDialog({
      send: () =>
        send(values, current).catch((error: unknown) => {
          setFoundGone(isGone(error));
          throw error;
        }),
      doneText: options.doneText ?? t('MSG_UPDATE_SUCC'),
      about: options.nameOf(values),
      onSaved: options.onSaved,
      toFailure,
    });
  };
  const form = useAppForm({
    initialValues: toValues(restarted ?? reading.entity ?? listed),
    loadSchema: () => options.loadSchema(entity ?? listed),
    isLocked: !entity,
    onSubmit: handleSubmit,
    confirm: (values) => options.confirm?.(values, entity ?? listed) ?? null,
  });

  const settle = (isSavedWanted: boolean) => {
    if (!news) return;
    const saved: FormValues = toValues(news.entity);
    const taken = isSavedWanted ? news.names : readOnly;
    for (const name of taken) form.setValue(name, saved[name] ?? '');
    if (isSavedWanted) setRestarted(news.entity);
    setSeen(news.entity);
    setNews(null);
  };

  const { error, isLoading, retry } = reading;
  return {
    form,
    entity,
    readFailure: error === null ? null : toReadFailure(error, toFailure(error)),
    isReading: isLoading,
    retry,
    isGone: isFoundGone || isGone(error),
    conflict: news && { names: news.names, saved: toValues(news.entity), settle },
  };
}
