import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Price } from '@/api/prices/price.model';
import { joinConfirmations, type Confirmation } from '@/shared/forms/confirmation';
import { useAnnounce } from '@/shared/notifications/useNotify';
import {
  confirmationOfReplacing,
  createRun,
  isUnderWay,
  itemsToRetry,
  type Run,
} from '@/shared/runs/run';
import { isRunChange, itemsWithdrawn, runStarted, selectRun } from '@/shared/runs/runs.slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { addAppListener } from '@/store/store';
import { areaKickbacks, isSameKickbacks, kickbacksFor } from '../forms/areaKickbacks';
import type { PriceItem } from '../runs/priceItem';
import {
  isOfItem,
  isUnsent,
  type CellDraft,
  type CellDrafts,
  type MatrixAction,
} from './cellDrafts';
import { confirmationOfAll, planDrafts } from './planDrafts';
import type { MatrixChoices } from './priceMatrix';

const followAfterMs = 50;

const premiumRun = { kind: 'premiums', titleKey: 'runs.savePremiums' } as const;
const kickbackRun = { kind: 'kickbacks', titleKey: 'runs.saveKickbacks' } as const;

interface Asked extends Confirmation {
  items: readonly PriceItem[];
  drafts: CellDrafts;
}

interface Compared {
  drafts: CellDrafts;
  prices: readonly Price[] | undefined;
  runId: string | undefined;
  isBusy: boolean;
}

/** False if the draft would now add its price with another commission than the item, chosen or changed since then. */
function hasKickbacksOf(
  { about }: PriceItem,
  { place, kickbacks }: CellDraft,
  prices: readonly Price[] | undefined,
): boolean {
  if (!about.kickbacks || !prices) return true;
  const now = kickbacksFor(areaKickbacks(prices, place.areaId), kickbacks);
  return isSameKickbacks(about.kickbacks, now);
}

/**
 * Marks the failed items of a run whose drafts the user corrects or discards: another try must not save an amount that
 * is no longer in the matrix. The marks stay when the user leaves the page, which drops all drafts.
 */
function useWithdrawnItems(
  drafts: CellDrafts,
  prices: readonly Price[] | undefined,
  isBusy: boolean,
) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const runId = useAppSelector((state) => selectRun(state)?.id);
  const compared = useRef<Compared>({ drafts: new Map(), prices, runId: undefined, isBusy });
  /**
   * By item, its mark once its cell has no draft. A draft of another amount, typed where the item's own draft was never
   * seen, leaves no mark when it is taken back.
   */
  const marksWithoutDraft = useRef(new Map<string, boolean>());
  useEffect(() => {
    const before = compared.current;
    const marks = marksWithoutDraft.current;
    compared.current = { drafts, prices, runId, isBusy };
    if (before.runId !== runId) marks.clear();
    const run = selectRun(store.getState());
    if (run?.kind !== 'premiums') return;
    // A draft may have been corrected before its item failed, so compare all drafts once more at the end of the run.
    const isSameRun =
      before.runId === runId && before.isBusy === isBusy && before.prices === prices;
    const failed = new Set(itemsToRetry(run));
    const changes: Record<string, boolean> = {};
    for (const item of run.items as readonly PriceItem[]) {
      const { key } = item;
      const draft = drafts.get(key);
      // A run may have a thousand items, and a key press changes one draft.
      if (isSameRun && draft === before.drafts.get(key)) continue;
      const { isWithdrawn = false } = run.states[key] ?? {};
      const isTyped = isUnsent(draft);
      const isOwn = isTyped && isOfItem(draft, item) && hasKickbacksOf(item, draft, prices);
      const isSent = draft !== undefined && !isTyped;
      const withoutDraft = isOwn || (isSent ? isWithdrawn : (marks.get(key) ?? isWithdrawn));
      marks.set(key, withoutDraft);
      const isNowWithdrawn = isTyped ? !isOwn : withoutDraft;
      if (failed.has(item) && isNowWithdrawn !== isWithdrawn) changes[key] = isNowWithdrawn;
    }
    if (Object.keys(changes).length > 0) {
      dispatch(itemsWithdrawn({ id: run.id, isWithdrawn: changes }));
    }
  }, [dispatch, store, drafts, prices, runId, isBusy]);
}

/** Saves all drafts in one run, and updates the drafts as the run progresses. */
export function useDraftRun(
  drafts: CellDrafts,
  prices: readonly Price[] | undefined,
  act: (action: MatrixAction) => void,
) {
  const { t } = useTranslation('bulk');
  const { announce } = useAnnounce();
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => isUnderWay(selectRun(state)));
  const store = useAppStore();
  useWithdrawnItems(drafts, prices, isBusy);
  useEffect(() => {
    let followed: Run | null = null;
    // The time at which the run last changed. Undefined for items saved before this effect started: nobody knows when
    // that was.
    let changedAt: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      timer = undefined;
      const run = selectRun(store.getState());
      // The report of an ended run changes only because the drafts have changed.
      const isReport = followed?.id === run?.id && followed?.phase === 'ended';
      if (run?.kind === 'premiums' && !isReport) {
        act({ type: 'runProgressed', run, before: followed, at: changedAt });
      }
      followed = run;
    };
    follow();
    // A run may change the store many times within one frame. So wait, and then update the drafts once for all changes.
    const stopListening = store.dispatch(
      addAppListener({
        predicate: isRunChange,
        effect: () => {
          changedAt = Date.now();
          timer ??= setTimeout(follow, followAfterMs);
        },
      }),
    );
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [store, act]);

  const [asked, setAsked] = useState<Asked | null>(null);
  // Close the question if one of its drafts has changed, because confirming it would save the old premium. Also close
  // it if another run has started, because only one run can be in progress.
  const isChanged = asked?.items.some(({ key }) => drafts.get(key) !== asked.drafts.get(key));
  if (asked && (isChanged || isBusy)) setAsked(null);
  const begin = (...plan: Parameters<typeof createRun>) => dispatch(runStarted(createRun(...plan)));
  // Read the run from the store when a button is pressed, so that the matrix does not render with each item of a run.
  const confirmReplacing = (plan: Parameters<typeof createRun>[0]) =>
    confirmationOfReplacing(selectRun(store.getState()), plan, t);
  const start = (items: readonly PriceItem[]) => {
    setAsked(null);
    // As in `rerunOf`: what an earlier request may have saved is looked up, and ends as not confirmed until then.
    const unknown = items.filter(({ key }) => drafts.get(key)?.isUnknown);
    const states = unknown.map(({ key }) => [key, { at: 'sent' }] as const);
    begin({ ...premiumRun, items }, Object.fromEntries(states));
  };
  const saveAll = (prices: readonly Price[], choices: MatrixChoices) => {
    const { items, faulty } = planDrafts(drafts, prices, choices);
    if (faulty.length > 0) {
      for (const draft of faulty) act({ type: 'noted', draft });
      announce(t('sheet.faulty', { count: faulty.length }), 'assertive');
    }
    if (items.length === 0) return;
    const confirmation = joinConfirmations(
      confirmationOfAll(items, t),
      confirmReplacing({ ...premiumRun, items }),
    );
    if (confirmation) setAsked({ ...confirmation, items, drafts });
    else start(items);
  };
  return {
    saveAll,
    startKickbacks: (items: readonly PriceItem[]) => begin({ ...kickbackRun, items }),
    confirmKickbacks: (items: readonly PriceItem[]) => confirmReplacing({ ...kickbackRun, items }),
    /** True while any run is under way: there is only one at a time. */
    isBusy,
    question: asked && {
      ...asked,
      onConfirm: () => start(asked.items),
      onStay: () => setAsked(null),
    },
  };
}
