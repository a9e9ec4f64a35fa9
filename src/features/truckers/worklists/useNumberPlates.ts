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
import { untracked } from '@/api/core/baseApi';
import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';
import { normalizers } from '@/domain/truckerFields.mapper';
import { useSavedDraft, useRestoredDraft } from '@/shared/drafts/draftStore';
import { useFollowSave } from '@/shared/drafts/RunningSaves';
import { useMessageText } from '@/shared/errors/MessageText';
import { useIsMounted } from '@/shared/hooks/useIsMounted';
import { useAnnounce, useNotify } from '@/shared/notifications/useNotify';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { selectToken } from '@/store/session.slice';
import { fetchTrucker } from '../truckerRequests';
import type { NumberPlateHandlers } from './NumberPlateField';
import type { NumberPlateDraft, NumberPlateDrafts } from './numberPlates';
import { numberPlateErrors, saveNumberPlate } from './saveNumberPlate';

const { addNumberPlate } = truckerApi.endpoints;
const place = 'plates';

/** The unsaved drafts as they are restored later, without the state of a running save; null if there are none. */
function unsavedOf(numberPlates: NumberPlateDrafts): NumberPlateDrafts | null {
  const unsaved = [...numberPlates].filter(([, { phase }]) => phase !== 'saved');
  if (unsaved.length === 0) return null;
  return new Map(unsaved.map(([id, draft]) => [id, { ...draft, phase: 'typed' }]));
}

const tidied = (draft: NumberPlateDraft): NumberPlateDraft => ({
  ...draft,
  text: normalizers.numberPlate(draft.text),
});

/** Handlers for the number plates that are typed into rows. Each number plate is saved separately. */
export function useNumberPlates(
  numberPlates: NumberPlateDrafts,
  setNumberPlates: Dispatch<SetStateAction<NumberPlateDrafts>>,
): NumberPlateHandlers {
  const { t } = useTranslation('bulk');
  const toText = useMessageText();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const notify = useNotify();
  const { announce } = useAnnounce();
  const isMounted = useIsMounted();
  const followSave = useFollowSave();
  const sending = useRef(new Set<number>());

  const kept = useRestoredDraft(place) as NumberPlateDrafts | null;
  const putBack = useEffectEvent(() => kept && setNumberPlates(kept));
  useEffect(() => void putBack(), []);
  useSavedDraft(
    place,
    useMemo(() => unsavedOf(numberPlates), [numberPlates]),
  );

  const onType = useCallback(
    (id: number, draft: NumberPlateDraft | null) =>
      setNumberPlates((now) => {
        const next = new Map(now);
        if (draft) next.set(id, draft);
        else next.delete(id);
        return next;
      }),
    [setNumberPlates],
  );

  const onTidy = useCallback(
    (id: number) =>
      setNumberPlates((now) => {
        const draft = now.get(id);
        // If Enter has begun to save the draft, leave it as it is when the field then loses the focus.
        return draft?.phase === 'typed' ? new Map(now).set(id, tidied(draft)) : now;
      }),
    [setNumberPlates],
  );

  const save = useCallback(
    async ({ id, name }: Trucker, { text, isUnknown = false }: NumberPlateDraft) => {
      const token = selectToken(store.getState());
      const outcome = await saveNumberPlate(text, isUnknown, {
        fetchNow: () => fetchTrucker(dispatch, id),
        add: (numberPlate) =>
          dispatch(addNumberPlate.initiate({ truckerId: id, numberPlate }, untracked)).unwrap(),
      });
      if (outcome.kind === 'gone') {
        // A colleague has deleted the haulier: its row disappears, and the draft with it.
        notify.info(t('common.alreadyDeleted', { name }));
        return;
      }
      const isSaved = outcome.kind === 'saved';
      const theirs = outcome.kind === 'conflict' ? outcome.theirs : undefined;
      const messages = 'messages' in outcome ? outcome.messages : [];
      const words = theirs
        ? [t('worklists.theirs', { numberPlate: theirs })]
        : messages.map((message) => toText(message));
      if (isMounted.current) {
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
      } else if (outcome.kind !== 'ended' && selectToken(store.getState()) === token) {
        // The user has left the page during the save, so use a notification.
        const about = `${name}, ${text}`;
        if (isSaved) notify.success(t('MSG_ADDED_SUCC'), { about });
        else notify.error(words.join(' '), { about });
      }
    },
    [dispatch, store, t, toText, notify, announce, isMounted, onType],
  );

  const onSave = useCallback(
    (trucker: Trucker, draft: NumberPlateDraft) => {
      const { id } = trucker;
      // A fast second press comes before the first has been rendered. Send the draft only once.
      if (sending.current.has(id)) return true;
      const messages = numberPlateErrors(draft.text);
      if (messages.length > 0) {
        onType(id, { ...draft, messages });
        announce(messages.map(toText).join(' '), 'assertive');
        return false;
      }
      sending.current.add(id);
      onType(id, { ...tidied(draft), phase: 'saving', messages: [] });
      void followSave(save(trucker, tidied(draft))).finally(() => sending.current.delete(id));
      return true;
    },
    [save, followSave, onType, announce, toText],
  );

  return useMemo(() => ({ onType, onTidy, onSave }), [onType, onTidy, onSave]);
}
