import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
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
import { itemsToRetry, type ItemState, type Run } from '@/shared/runs/run';
import { itemChanged, selectRun } from '@/shared/runs/runs.slice';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { selectToken } from '@/store/session.slice';
import type { AppStore } from '@/store/store';
import { matrixView } from '../priceList';
import { fetchPremium, fetchPrices } from '../priceRequests';
import {
  cellRisks,
  conflictOf,
  currentPrices,
  draftKey,
  emptyMatrix,
  reduceMatrix,
  unsavedOf,
  type CellDraft,
  type CellDrafts,
  type MatrixState,
} from './cellDrafts';
import type { MatrixFieldCallbacks } from './MatrixField';
import { saveCell, type CellCalls, type SaveOutcome } from './saveCell';

const { createPrice, listPrices, updatePrice } = pricesApi.endpoints;

type MatrixCells = MatrixState &
  Omit<MatrixFieldCallbacks, 'onEditKickback'> & { prices: readonly Price[] | undefined };

interface RunningSave {
  draft: CellDraft;
  outcome: Promise<SaveOutcome>;
}

/** Each store's running saves, by draft. In module scope, because a save goes on when its page is left. */
const runningSaves = new WeakMap<AppStore, Map<string, RunningSave>>();

function runningSavesOf(store: AppStore): Map<string, RunningSave> {
  const saves = runningSaves.get(store) ?? new Map<string, RunningSave>();
  runningSaves.set(store, saves);
  return saves;
}

/** The errors of lists that a save began to fetch: its cell shows them. Module scope, as they outlive a save. */
const errorsOfSaves = new WeakSet();

export const isErrorOfSave = (error: unknown) => errorsOfSaves.has(error as WeakKey);

async function fetchPricesForSave(store: AppStore) {
  // If the page is fetching the list already, the save joins that request, and the page shows its error, too.
  const { isLoading: isJoined } = listPrices.select()(store.getState());
  try {
    return await fetchPrices(store.dispatch);
  } catch (error) {
    if (!isJoined) errorsOfSaves.add(error as WeakKey);
    throw error;
  }
}

const savingOf = (draft: CellDraft): CellDraft => ({ ...draft, phase: 'saving', messages: [] });

/** The state of the item in which the run has failed to save this draft, if another try would send the draft. */
function failureOf(draft: CellDraft, run: Run | null): ItemState | undefined {
  if (run?.kind !== 'premiums') return undefined;
  const key = draftKey(draft);
  const state = itemsToRetry(run).some((item) => item.key === key) ? run.states[key] : undefined;
  return state?.isWithdrawn ? undefined : state;
}

/** The state of an item of a run after its cell has saved it. */
function itemStateAfter(outcome: SaveOutcome): ItemState {
  if (outcome.kind === 'saved') return { at: outcome.isFound ? 'skipped' : 'saved' };
  if (outcome.kind === 'refused') return { at: 'refused', messages: [...outcome.messages] };
  return { at: outcome.kind === 'conflict' ? 'conflict' : 'unknown' };
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
  const [leftSaves] = useState(() => [...runningSavesOf(store).values()]);
  const [state, act] = useReducer(reduceMatrix, null, () => {
    const saving = leftSaves.map(({ draft }) => [draftKey(draft), savingOf(draft)] as const);
    return { ...emptyMatrix, drafts: new Map([...(restored ?? []), ...saving]) };
  });
  useSavedDraft(
    matrixView,
    useMemo(() => unsavedOf(state.drafts), [state.drafts]),
  );
  const { savedPrices } = state;
  const prices = useMemo(() => listed && currentPrices(listed, savedPrices), [listed, savedPrices]);
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

  /** Shows in the cell how the save of its draft has ended. */
  const settle = useCallback((draft: CellDraft, outcome: SaveOutcome) => {
    if (outcome.kind !== 'saved') {
      const messages = 'messages' in outcome ? outcome.messages : [];
      const isUnknown = outcome.kind === 'unknown';
      act({ type: 'noted', draft: { ...draft, messages, isUnknown } });
    } else if (outcome.price) act({ type: 'shown', draft, price: outcome.price });
    else {
      const saved = {
        phase: 'saved',
        savedAt: Date.now(),
        messages: [],
        isUnknown: false,
      } as const;
      act({ type: 'noted', draft: { ...draft, ...saved } });
    }
  }, []);
  useEffect(() => {
    for (const { draft, outcome } of leftSaves) void outcome.then((end) => settle(draft, end));
  }, [leftSaves, settle]);

  const save = useCallback(
    async (typed: CellDraft, shown: readonly Price[], name: string) => {
      const calls: CellCalls = {
        fetchPremium: (place) => fetchPremium(dispatch, place),
        fetchList: () => fetchPricesForSave(store),
        fetchListAfter: () => fetchPrices(dispatch),
        create: (input) => dispatch(createPrice.initiate(input, untracked)).unwrap(),
        update: (input) => dispatch(updatePrice.initiate(input, untracked)).unwrap(),
      };
      const key = draftKey(typed);
      const run = selectRun(store.getState());
      const failure = failureOf(typed, run);
      // The run shows the state of its item during the save, too, and does not try it again meanwhile.
      const report = (itemState: ItemState) =>
        run && failure && dispatch(itemChanged({ id: run.id, key, state: itemState }));
      const draft = failure?.at === 'unknown' ? { ...typed, isUnknown: true } : typed;
      act({ type: 'noted', draft: savingOf(draft) });
      silence('assertive');
      announce(t('common.saving'));
      report({ at: 'sent' });
      const token = selectToken(store.getState());
      const saves = runningSavesOf(store);
      const ended = saveCell(draft, shown, calls).finally(() => saves.delete(key));
      saves.set(key, { draft, outcome: ended });
      const outcome = await ended;
      report(itemStateAfter(outcome));
      withdraw(t('common.saving'));
      if (!isMounted.current) {
        // If the session has ended, only the login page says so, and no notification.
        if (selectToken(store.getState()) === token) tellLeft(draft, name, outcome);
        return;
      }
      settle(draft, outcome);
      if (outcome.kind === 'saved') {
        announce(`${t(draft.seen ? 'MSG_UPDATE_SUCC' : 'MSG_ADDED_SUCC')} ${name}`);
        return;
      }
      if (outcome.kind === 'ended') return;
      const { messages = [], isUnsent = false } = 'messages' in outcome ? outcome : {};
      const words =
        outcome.kind === 'conflict' ? [t('priceMatrix.conflict')] : messages.map(toText);
      if (isUnsent) words.push(t('common.notSaved'));
      announce([name, ...words].join(' '), 'assertive');
    },
    [dispatch, store, t, toText, announce, withdraw, silence, isMounted, tellLeft, settle],
  );

  const onSave = useCallback(
    (draft: CellDraft, shown: readonly Price[], name: string) => {
      // Ignore a second press that comes before the first has been rendered: the draft must be sent once only.
      if (draft.phase !== 'typed' || runningSavesOf(store).has(draftKey(draft))) return;
      if (conflictOf(draft, shown)) {
        announce(t('priceMatrix.conflict'), 'assertive');
        return;
      }
      if (!draft.isConfirmed && cellRisks(draft, t).length > 0) {
        act({ type: 'put', draft: { ...draft, phase: 'asked', messages: [] } });
        return;
      }
      void followSave(save(draft, shown, name));
    },
    [save, store, followSave, announce, t],
  );

  return { ...state, prices, act, onSave };
}
