import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CallFailure,
  createApiError,
  isApiError,
  isWorthRetrying,
  outcomeOf,
} from '@/api/core/apiError';
import { failureMessage, type Message } from '../../errors/MessageText';
import type { Confirmation } from '../../forms/confirmation';
import { useNotifyUpdated } from '../../forms/ColleagueNotice';
import { DialogDraftContext } from '../../drafts/dialogDraft';
import { toGenericFailure, type SubmitFailure } from '../../forms/serverErrors';
import { useWhenOnline } from '../../hooks/useWhenOnline';
import { useAppForm, type AppFormState } from '../../forms/useAppForm';
import { useColleagueChanges, type ColleagueChanges } from '../../forms/useColleagueChanges';
import type { FormSchema, FormValues } from '../../forms/validation';
import { useSaveInDialog } from './useSaveInDialog';

/** What an editing dialog is made of. */
export interface EditFormOptions<Entity, Values extends FormValues> {
  /** As the list shows it. */
  listed: Entity;
  /** Reads it as the server has it now; rejects with the call's error. */
  read: () => Promise<Entity | undefined>;
  toValues: (entity: Entity) => Values;
  schema: (entity: Entity) => FormSchema;
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
  /** The values as they are sent, by the same names: two ways to write the same are no change. */
  toSent?: (values: Values) => object;
}

/** A form that edits what others may edit, too. */
export interface EditForm<Entity, Values extends FormValues> {
  form: AppFormState<Values>;
  /** As the server last told it; null until it has been read. */
  entity: Entity | null;
  readFailure: Message | null;
  isReading: boolean;
  retry: () => void;
  changes: ColleagueChanges;
  answer: (name: string) => boolean;
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

/** Where a reading stands. `error` is the last try's and stays while `retry` is under way. */
interface FreshRead<Entity> {
  entity: Entity | null;
  error: unknown;
  isLoading: boolean;
  retry: () => void;
}

/**
 * What the server has now, read once and then left alone: what somebody edits does not change under their hands. `read`
 * resolves with nothing where the end of the session cut it off. What is `known` from before that is not read.
 */
function useFreshRead<Entity>(
  read: () => Promise<Entity | undefined>,
  known: Entity | null,
): FreshRead<Entity> {
  const [tries, setTries] = useState(known === null ? 1 : 0);
  const [reading, setReading] = useState<Omit<FreshRead<Entity>, 'retry'>>({
    entity: known,
    error: null,
    isLoading: known === null,
  });
  const readNow = useEffectEvent(read);

  useEffect(() => {
    if (tries === 0) return;
    let isWanted = true;
    readNow().then(
      (entity) => isWanted && entity && setReading({ entity, error: null, isLoading: false }),
      (error: unknown) => isWanted && setReading({ entity: null, error, isLoading: false }),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);

  const retry = () => {
    if (reading.isLoading) return;
    setReading((now) => ({ ...now, isLoading: true }));
    setTries((count) => count + 1);
  };
  useWhenOnline(reading.error === null ? undefined : retry);

  return { ...reading, retry };
}

/**
 * A form filled with what the server has as the dialog opens. Before it is sent that is read once more, and what was changed here
 * is sent on top of it (D40).
 */
export function useEditForm<Entity, Values extends FormValues>(
  options: EditFormOptions<Entity, Values>,
): EditForm<Entity, Values> {
  const { listed, read, toValues, send, toFailure = toGenericFailure } = options;
  const { t } = useTranslation();
  const notifyUpdated = useNotifyUpdated();
  const saveInDialog = useSaveInDialog();
  const draft = useContext(DialogDraftContext);
  // Opened again it goes on from what it had read: what somebody has changed since is found before it saves.
  const earlier = draft.restored as { entity: Entity | null; seen?: Values } | null;
  const reading = useFreshRead(read, earlier?.entity ?? null);
  const [newest, setNewest] = useState<Entity | null>(null);
  const [isFoundGone, setFoundGone] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const entity = newest ?? reading.entity;
  const { seen, changes, merge, answer } = useColleagueChanges<Values>(
    toValues(reading.entity ?? listed),
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
      // After a lost answer nobody can say that nothing has changed.
      const message = isUnknown ? failureMessage(error) : unreadMessage(error);
      return { message, canRetry: isWorthRetrying(error) };
    }
    if (!now) return undefined;
    const current = now;
    setUnknown(false);
    setNewest(current);
    const merged = merge(values, toValues(current));
    if (!merged) return undefined;
    notifyUpdated(form, merged.updated);
    return saveInDialog({
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
  };
  const form: AppFormState<Values> = useAppForm({
    initialValues: seen,
    schema: () => options.schema(entity ?? listed),
    isLocked: !entity,
    onSubmit: handleSubmit,
    confirm: (values) => options.confirm?.(values, entity ?? listed) ?? null,
  });

  const { error, isLoading, retry } = reading;
  return {
    form,
    entity,
    readFailure: error === null ? null : toReadFailure(error, toFailure(error)),
    isReading: isLoading,
    retry,
    isGone: isFoundGone || isGone(error),
    changes,
    answer,
  };
}
