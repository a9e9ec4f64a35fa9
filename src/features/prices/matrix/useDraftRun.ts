import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Price } from '@/api/prices/price.model';
import { joinConfirmations, type Confirmation } from '@/shared/forms/confirmation';
import { useNotify } from '@/shared/notifications/useNotify';
import { useRunBarAhead } from '@/shared/runs/fetchRunBar';
import {
  confirmationOfReplacing,
  createRun,
  isUnderWay,
  itemsToRetry,
  type Run,
  type RunItem,
} from '@/shared/runs/run';
import { isRunChange, itemsWithdrawn, runStarted, selectRun } from '@/shared/runs/runs.slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { addAppListener } from '@/store/store';
import { isSameKickbacks, kickbacksByArea, kickbacksFor } from '../forms/areaKickbacks';
import type { PriceItem } from '../runs/priceItem';
import {
  draftKey,
  isOfItem,
  isUnsent,
  type CellDraft,
  type CellDrafts,
  type MatrixAction,
} from './cellDrafts';
import { areaNames, confirmationOfAll, planDrafts } from './planDrafts';
import type { MatrixChoices } from './priceMatrix';

const followAfterMs = 50;

/** The kind of the notification of drafts that "save all" has left out. */
const faultyKind = 'sheet.faulty';

const premiumRun = { kind: 'premiums', titleKey: 'runs.savePremiums' } as const;
const kickbackRun = { kind: 'kickbacks', titleKey: 'runs.saveKickbacks' } as const;

interface Asked extends Confirmation {
  items: readonly PriceItem[];
  drafts: CellDrafts;
}

/** False if the draft would now add its price with another commission than the item, chosen or changed since then. */
function hasKickbacksOf(
  { about }: PriceItem,
  { place, kickbacks }: CellDraft,
  kickbacksInAreas: ReturnType<typeof kickbacksByArea> | undefined,
): boolean {
  if (!about.kickbacks || !kickbacksInAreas) return true;
  const now = kickbacksFor(kickbacksInAreas.get(place.areaId) ?? [], kickbacks);
  return isSameKickbacks(about.kickbacks, now);
}

/**
 * Marks the failed items that another try leaves out: the matrix had a draft of the item, and it is no longer there as
 * it was sent. The marks stay when the user leaves the page, which drops all drafts that are not being saved.
 */
function useWithdrawnItems(
  drafts: CellDrafts,
  prices: readonly Price[] | undefined,
  isBusy: boolean,
) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const runId = useAppSelector((state) => selectRun(state)?.id);
  // Once for all items: a run may have a thousand, and each key press checks them.
  const kickbacksInAreas = useMemo(() => prices && kickbacksByArea(prices), [prices]);
  /** The items whose draft the matrix has never had, as after a reload: an empty cell says nothing about them. */
  const draftless = useRef({ runId: '', keys: new Set<string>() });
  // `isBusy`: the last item may have failed after the last change of the drafts.
  useEffect(() => {
    const run = selectRun(store.getState());
    if (run?.kind !== 'premiums') return;
    if (draftless.current.runId !== run.id) {
      const isDraftless = ({ key }: RunItem) =>
        (drafts.get(key)?.phase ?? 'saved') === 'saved' && !run.states[key]?.isWithdrawn;
      const keys = run.items.filter(isDraftless).map(({ key }) => key);
      draftless.current = { runId: run.id, keys: new Set(keys) };
    }
    const { keys } = draftless.current;
    const changes: Record<string, boolean> = {};
    for (const item of itemsToRetry(run) as readonly PriceItem[]) {
      const { key } = item;
      const draft = drafts.get(key);
      const isOwn =
        isUnsent(draft) && isOfItem(draft, item) && hasKickbacksOf(item, draft, kickbacksInAreas);
      if (isOwn || draft?.phase === 'saving') keys.delete(key);
      // The save of a draft decides whether the item is still to be saved.
      if (draft && !isUnsent(draft)) continue;
      const isWithdrawn = draft ? !isOwn : !keys.has(key);
      if (isWithdrawn !== (run.states[key]?.isWithdrawn ?? false)) changes[key] = isWithdrawn;
    }
    if (Object.keys(changes).length > 0) {
      dispatch(itemsWithdrawn({ id: run.id, isWithdrawn: changes }));
    }
  }, [dispatch, store, drafts, kickbacksInAreas, runId, isBusy]);
}

/** Saves all drafts in one run, and updates the drafts as the run progresses. */
export function useDraftRun(
  drafts: CellDrafts,
  prices: readonly Price[] | undefined,
  act: (action: MatrixAction) => void,
) {
  const { t } = useTranslation('bulk');
  const notify = useNotify();
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => isUnderWay(selectRun(state)));
  const store = useAppStore();
  useRunBarAhead();
  useWithdrawnItems(drafts, prices, isBusy);
  /** The drafts that the last press of "Save all" left out. */
  const [left, setLeft] = useState<readonly CellDraft[]>([]);
  const isLeft = left.some((draft) => drafts.get(draftKey(draft)) === draft);
  useEffect(() => (isLeft ? () => notify.dismiss(faultyKind) : undefined), [isLeft, notify]);
  useEffect(() => {
    let followed: Run | null = null;
    // The time at which the run last changed. Undefined for items saved before this effect started: nobody knows when
    // that was.
    let changedAt: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
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
    // Do not wait when the run or its phase changes: a start must lock its drafts, and after an end the list is on its way.
    const stopListening = store.dispatch(
      addAppListener({
        predicate: isRunChange,
        effect: () => {
          changedAt = Date.now();
          const run = selectRun(store.getState());
          if (run?.id !== followed?.id || run?.phase !== followed?.phase) follow();
          else timer ??= setTimeout(follow, followAfterMs);
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
    notify.dismiss(faultyKind);
    const reason = faulty.length > 0 && t('sheet.faulty', { count: faulty.length });
    if (reason) {
      for (const draft of faulty) act({ type: 'noted', draft });
      setLeft(faulty);
      notify.error(reason, { about: areaNames(faulty, choices.areas), kind: faultyKind });
    }
    if (items.length === 0) return;
    const confirmation = joinConfirmations(
      confirmationOfAll(items, t),
      confirmReplacing({ ...premiumRun, items }),
    );
    if (confirmation) {
      const reasons = [...confirmation.reasons, ...(reason ? [reason] : [])];
      setAsked({ ...confirmation, reasons, items, drafts });
    } else start(items);
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
