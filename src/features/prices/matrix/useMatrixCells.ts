import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { untracked } from '@/api/core/baseApi';
import type { Price } from '@/api/prices/price.model';
import { pricesApi } from '@/api/prices/prices.api';
import type { Choice } from '@/api/truckers/trucker.model';
import { useMessageText } from '@/shared/errors/MessageText';
import { useAnnounce, useNotify } from '@/shared/notifications/useNotify';
import { useSavedDraft, useRestoredDraft } from '@/shared/drafts/draftStore';
import { useFollowSave } from '@/shared/drafts/RunningSaves';
import { useIsMounted } from '@/shared/hooks/useIsMounted';
import { itemsToRetry, type Run } from '@/shared/runs/run';
import { itemChanged, itemsWithdrawn, selectRun } from '@/shared/runs/runs.slice';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { selectToken } from '@/store/session.slice';
import { matrixView } from '../priceList';
import { fetchPremium, fetchPrices } from '../priceRequests';
import type { PriceItem } from '../runs/priceItem';
import {
  cellRisks,
  conflictOf,
  currentPrices,
  draftKey,
  emptyMatrix,
  isOfItem,
  reduceMatrix,
  unsavedOf,
  type CellDraft,
  type CellDrafts,
  type MatrixState,
} from './cellDrafts';
import type { MatrixFieldCallbacks } from './MatrixField';
import { saveCell, type CellCalls, type SaveOutcome } from './saveCell';

const { createPrice, updatePrice } = pricesApi.endpoints;

type MatrixCells = MatrixState &
  Omit<MatrixFieldCallbacks, 'onEditKickback'> & { prices: readonly Price[] | undefined };

/** The item of a run that has failed to save this draft, and that another try would send; null if there is none. */
function failedItemOf(draft: CellDraft, run: Run | null): { id: string; key: string } | null {
  if (run?.kind !== 'premiums') return null;
  const key = draftKey(draft);
  const item = (itemsToRetry(run) as readonly PriceItem[]).find((failed) => failed.key === key);
  return item && isOfItem(draft, item) ? { id: run.id, key } : null;
}

/**
 * Keeps the drafts of the matrix and saves single cells. Returns the list, updated with the prices that the user has
 * saved since the list was fetched. `listRequestedAt` is the time at which the request for the list began. It is
 * undefined while a newer request for the list is running or has failed.
 */
export function useMatrixCells(
  listed: readonly Price[] | undefined,
  listRequestedAt: number | undefined,
  areas: readonly Choice[] | null,
): MatrixCells {
  const { t } = useTranslation('staff');
  const toText = useMessageText();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { announce, withdraw, silence } = useAnnounce();
  const notify = useNotify();
  const restored = useRestoredDraft(matrixView) as CellDrafts | null;
  const [state, act] = useReducer(
    reduceMatrix,
    restored ? { ...emptyMatrix, drafts: restored } : emptyMatrix,
  );
  useSavedDraft(
    matrixView,
    useMemo(() => unsavedOf(state.drafts), [state.drafts]),
  );
  const { savedPrices } = state;
  const prices = useMemo(() => listed && currentPrices(listed, savedPrices), [listed, savedPrices]);
  const sending = useRef(new Set<string>());
  useEffect(() => {
    if (listRequestedAt !== undefined) act({ type: 'listArrived', startedAt: listRequestedAt });
  }, [listRequestedAt]);
  const isMounted = useIsMounted();
  const followSave = useFollowSave();

  /** If the user leaves the page during a save, a notification says how the save ended. */
  const tellLeft = useCallback(
    (draft: CellDraft, name: string, outcome: SaveOutcome) => {
      if (outcome.kind === 'ended') return;
      const area = areas?.find(({ id }) => id === draft.place.areaId);
      const about = [area?.title, name, draft.text].filter(Boolean).join(', ');
      if (outcome.kind === 'saved') {
        notify.success(t(draft.seen ? 'MSG_UPDATE_SUCC' : 'MSG_ADDED_SUCC'), { about });
        return;
      }
      const key = outcome.kind === 'conflict' ? 'priceMatrix.leftConflict' : 'common.notSaved';
      const reasons = 'messages' in outcome ? outcome.messages.map(toText) : [];
      const words = outcome.kind === 'unknown' ? reasons : [t(key), ...reasons];
      notify.error(words.join(' '), { about });
    },
    [areas, notify, t, toText],
  );

  /** Tells the report of a run about a draft that has failed in it and is now saved on its own. */
  const reportSave = useCallback(
    (draft: CellDraft, outcome: SaveOutcome['kind'] | 'saving') => {
      const item = failedItemOf(draft, selectRun(store.getState()));
      if (!item || outcome === 'ended') return;
      const isWithdrawn = outcome === 'saving' || outcome === 'saved';
      if (outcome === 'unknown') dispatch(itemChanged({ ...item, state: { at: outcome } }));
      else dispatch(itemsWithdrawn({ id: item.id, isWithdrawn: { [item.key]: isWithdrawn } }));
    },
    [dispatch, store],
  );

  const save = useCallback(
    async (draft: CellDraft, shown: readonly Price[], name: string) => {
      const calls: CellCalls = {
        fetchPremium: (place) => fetchPremium(dispatch, place),
        fetchList: () => fetchPrices(dispatch),
        create: (input) => dispatch(createPrice.initiate(input, untracked)).unwrap(),
        update: (input) => dispatch(updatePrice.initiate(input, untracked)).unwrap(),
      };
      act({ type: 'noted', draft: { ...draft, phase: 'saving', messages: [] } });
      silence('assertive');
      announce(t('common.saving'));
      // Another try of the run must not send the amount too.
      reportSave(draft, 'saving');
      const token = selectToken(store.getState());
      const outcome = await saveCell(draft, shown, calls);
      reportSave(draft, outcome.kind);
      withdraw(t('common.saving'));
      if (!isMounted.current) {
        // If the session has ended, only the login page says so, and no notification.
        if (selectToken(store.getState()) === token) tellLeft(draft, name, outcome);
        return;
      }
      if (outcome.kind === 'saved') {
        const { price } = outcome;
        if (price) act({ type: 'shown', draft, price });
        else {
          const saved = {
            phase: 'saved',
            savedAt: Date.now(),
            messages: [],
            isUnknown: false,
          } as const;
          act({ type: 'noted', draft: { ...draft, ...saved } });
        }
        announce(`${t(draft.seen ? 'MSG_UPDATE_SUCC' : 'MSG_ADDED_SUCC')} ${name}`);
        return;
      }
      const messages = 'messages' in outcome ? outcome.messages : [];
      act({ type: 'noted', draft: { ...draft, messages, isUnknown: outcome.kind === 'unknown' } });
      if (outcome.kind === 'ended') return;
      const words =
        outcome.kind === 'conflict' ? [t('priceMatrix.conflict')] : messages.map(toText);
      announce([name, ...words].join(' '), 'assertive');
    },
    [dispatch, store, t, toText, announce, withdraw, silence, isMounted, tellLeft, reportSave],
  );

  const onSave = useCallback(
    (draft: CellDraft, shown: readonly Price[], name: string) => {
      const key = draftKey(draft);
      // Ignore a second press that comes before the first has been rendered: the draft must be sent once only.
      if (draft.phase !== 'typed' || sending.current.has(key)) return;
      if (conflictOf(draft, shown)) {
        announce(t('priceMatrix.conflict'), 'assertive');
        return;
      }
      if (!draft.isConfirmed && cellRisks(draft, t).length > 0) {
        act({ type: 'put', draft: { ...draft, phase: 'asked', messages: [] } });
        return;
      }
      sending.current.add(key);
      void followSave(save(draft, shown, name)).finally(() => sending.current.delete(key));
    },
    [save, followSave, announce, t],
  );

  return { ...state, prices, act, onSave };
}
