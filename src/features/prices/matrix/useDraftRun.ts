import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Price } from '@/api/prices/price.model';
import { joinConfirmations, type Confirmation } from '@/shared/forms/confirmation';
import { useAnnounce } from '@/shared/notifications/useNotify';
import { confirmationOfReplacing, createRun, isUnderWay, type Run } from '@/shared/runs/run';
import { isRunChange, runStarted, selectRun } from '@/shared/runs/runs.slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { addAppListener } from '@/store/store';
import type { PriceItem } from '../runs/priceItem';
import type { CellDrafts, MatrixAction } from './cellDrafts';
import { confirmationOfAll, planDrafts } from './planDrafts';
import type { MatrixChoices } from './priceMatrix';

const followAfterMs = 50;

const premiumRun = { kind: 'premiums', titleKey: 'runs.savePremiums' } as const;
const kickbackRun = { kind: 'kickbacks', titleKey: 'runs.saveKickbacks' } as const;

interface Asked extends Confirmation {
  items: readonly PriceItem[];
  drafts: CellDrafts;
}

/** Saves all drafts in one run, and updates the drafts as the run progresses. */
export function useDraftRun(drafts: CellDrafts, act: (action: MatrixAction) => void) {
  const { t } = useTranslation('bulk');
  const { announce } = useAnnounce();
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => isUnderWay(selectRun(state)));
  const store = useAppStore();
  useEffect(() => {
    let followed: Run | null = null;
    // The time at which the run last changed. Undefined for items saved before this effect started: nobody knows when
    // that was.
    let changedAt: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      timer = undefined;
      const run = selectRun(store.getState());
      if (run?.kind === 'premiums') {
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
  const begin = (plan: Parameters<typeof createRun>[0]) => dispatch(runStarted(createRun(plan)));
  // Read the run from the store when a button is pressed, so that the matrix does not render with each item of a run.
  const confirmReplacing = (plan: Parameters<typeof createRun>[0]) =>
    confirmationOfReplacing(selectRun(store.getState()), plan, t);
  const start = (items: readonly PriceItem[]) => {
    setAsked(null);
    begin({ ...premiumRun, items });
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
