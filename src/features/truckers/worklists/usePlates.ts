import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';
import { normalForms } from '@/domain/truckerFields.mapper';
import { useHeldDraft, useKeptDraft } from '@/shared/drafts/draftStore';
import { useMessageText } from '@/shared/errors/MessageText';
import { useIsHere } from '@/shared/hooks/useIsHere';
import { useAnnounce, useNotify } from '@/shared/notifications/useNotify';
import { currentToken, useAppDispatch } from '@/store/hooks';
import { readTrucker } from '../truckerCalls';
import type { PlateFieldProps } from './PlateField';
import type { PlateDraft, PlateDrafts } from './plates';
import { plateErrors, savePlate } from './savePlate';

const { addRegistration } = truckerApi.endpoints;
const place = 'plates';

/** The unsaved drafts, without the state of a running save; null if there are none. */
function unsavedOf(plates: PlateDrafts): PlateDrafts | null {
  const unsaved = [...plates].filter(([, { phase }]) => phase !== 'saved');
  if (unsaved.length === 0) return null;
  return new Map(unsaved.map(([id, draft]) => [id, { ...draft, phase: 'typed' }]));
}

const tidied = (draft: PlateDraft): PlateDraft => ({
  ...draft,
  text: normalForms.registrationNumber(draft.text),
});

/** Handlers for the number plates that are typed into rows. Each number plate is saved separately. */
export function usePlates(
  plates: PlateDrafts,
  setPlates: Dispatch<SetStateAction<PlateDrafts>>,
): Omit<PlateFieldProps, 'trucker'> {
  const { t } = useTranslation('bulk');
  const toText = useMessageText();
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const { announce } = useAnnounce();
  const isHere = useIsHere();
  const sending = useRef(new Set<number>());

  const kept = useKeptDraft(place) as PlateDrafts | null;
  const putBack = useEffectEvent(() => kept && setPlates(kept));
  useEffect(() => void putBack(), []);
  useHeldDraft(
    place,
    useMemo(() => unsavedOf(plates), [plates]),
  );

  const onType = useCallback(
    (id: number, draft: PlateDraft | null) =>
      setPlates((now) => {
        const next = new Map(now);
        if (draft) next.set(id, draft);
        else next.delete(id);
        return next;
      }),
    [setPlates],
  );

  const onTidy = useCallback(
    (id: number) =>
      setPlates((now) => {
        const draft = now.get(id);
        // Enter saves the draft before the field loses the focus.
        return draft?.phase === 'typed' ? new Map(now).set(id, tidied(draft)) : now;
      }),
    [setPlates],
  );

  const save = useCallback(
    async ({ id, name }: Trucker, { text, isUnknown = false }: PlateDraft) => {
      const session = dispatch(currentToken);
      const outcome = await savePlate(text, isUnknown, {
        read: () => readTrucker(dispatch, id),
        add: (registrationNumber) =>
          dispatch(
            addRegistration.initiate({ truckerId: id, registrationNumber }, { track: false }),
          ).unwrap(),
      });
      const isSaved = outcome.kind === 'saved';
      const theirs = outcome.kind === 'conflict' ? outcome.theirs : undefined;
      const messages = 'messages' in outcome ? outcome.messages : [];
      const words = theirs
        ? [t('worklists.theirs', { plate: theirs })]
        : messages.map((message) => toText(message));
      if (isHere.current) {
        onType(id, {
          text,
          phase: isSaved ? 'saved' : 'typed',
          messages,
          isUnknown: outcome.kind === 'unknown',
          ...(theirs && { theirs }),
        });
        if (outcome.kind === 'ended') return;
        if (isSaved) announce(`${name}: ${t('runs.saved')}`);
        else announce([`${name}:`, ...words].join(' '), 'assertive');
      } else if (outcome.kind !== 'ended' && dispatch(currentToken) === session) {
        // The user has left the page meanwhile.
        const about = `${name}, ${text}`;
        if (isSaved) notify.success(t('MSG_ADDED_SUCC'), { about });
        else notify.error(words.join(' '), { about });
      }
    },
    [dispatch, t, toText, notify, announce, isHere, onType],
  );

  const onSave = useCallback(
    (trucker: Trucker, draft: PlateDraft) => {
      const { id } = trucker;
      // Ignore a second press before the first has been rendered.
      if (sending.current.has(id)) return true;
      const messages = plateErrors(draft.text);
      if (messages.length > 0) {
        onType(id, { ...draft, messages });
        announce(messages.map(toText).join(' '), 'assertive');
        return false;
      }
      sending.current.add(id);
      onType(id, { ...tidied(draft), phase: 'saving', messages: [] });
      void save(trucker, tidied(draft)).finally(() => sending.current.delete(id));
      return true;
    },
    [save, onType, announce, toText],
  );

  const onTake = useCallback(({ id }: Trucker) => onType(id, null), [onType]);
  return useMemo(() => ({ onType, onTidy, onSave, onTake }), [onType, onTidy, onSave, onTake]);
}
