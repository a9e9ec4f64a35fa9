import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createPriceRunRequests,
  premiumOf,
  showPriceChange,
} from '@/features/prices/runs/priceRuns';
import { createImportRunRequests } from '@/features/truckers/import/importRuns';
import { columnsOfFile, showImport } from '@/features/truckers/import/planImport';
import { createMessageRunRequests } from '@/features/truckers/runs/messageRuns';
import { useUnsavedWork } from '@/shared/drafts/unsavedWork';
import { forgetJournal, readJournal, writeJournal } from '@/shared/runs/journal';
import { isUnderWay, textContextOf, type Run, type RunKindName } from '@/shared/runs/run';
import { RunBar, type RunView } from '@/shared/runs/RunBar';
import { takeRunLock, takeTurn } from '@/shared/runs/runLock';
import {
  isRunChange,
  runChanged,
  runClosed,
  runStarted,
  selectRun,
} from '@/shared/runs/runs.slice';
import { executeRun, type RunHost, type RunRequests } from '@/shared/runs/executeRun';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useAppDispatch, useAppSelector, useAppStore, useIsOnline } from '@/store/hooks';
import { contentId } from '../layouts/parts/SkipLink';
import { addAppListener, type AppDispatch, type AppStore } from '@/store/store';

interface KnownKind extends RunView {
  create: (dispatch: AppDispatch) => RunRequests;
}

const priceRuns: KnownKind = { create: createPriceRunRequests, showValue: showPriceChange };

const kinds: Record<RunKindName, KnownKind> = {
  premiums: { ...priceRuns, amountOf: premiumOf },
  kickbacks: priceRuns,
  messages: { create: createMessageRunRequests, showValue: String },
  import: { create: createImportRunRequests, showValue: showImport, fileColumns: columnsOfFile },
};

function createRunHost(store: AppStore, hasTurn: () => boolean): RunHost {
  const getRun = () => selectRun(store.getState());
  return {
    getRun,
    isOnline: () => store.getState().api.config.online,
    hasTurn,
    dispatch: store.dispatch,
    until: (holds, ms) =>
      new Promise<void>((resolve) => {
        if (holds()) {
          resolve();
          return;
        }
        const timer = ms === undefined ? undefined : setTimeout(end, ms);
        const stopListening = store.dispatch(addAppListener({ predicate: holds, effect: end }));
        function end() {
          clearTimeout(timer);
          stopListening();
          resolve();
        }
      }),
  };
}

/** Module scope: a run continues while the run bar is not mounted, and must not be started twice. */
const executingRunIds = new Set<string>();

/**
 * Adds the listener that writes each state of the run to the journal before the next request, so that a reload can
 * restore the run. The listener is never removed, because a run continues while the run bar is not mounted. Dispatched
 * again, this action does not add another one.
 */
const keepJournal = addAppListener({
  predicate: isRunChange,
  effect: (_action, listener) => {
    const now = selectRun(listener.getState());
    if (now) writeJournal(now, selectRun(listener.getOriginalState()));
  },
});

/** Starts or continues a run. */
async function startRun(store: AppStore, run: Run): Promise<void> {
  const { id, kind } = run;
  if (executingRunIds.has(id)) return;
  executingRunIds.add(id);
  // Take the lock, so that no other tab restores this run from a copy of the journal. The result does not matter here.
  void takeRunLock(id);
  let hasTurn = false;
  const endTurn = takeTurn((isQueued) => {
    hasTurn = !isQueued;
    // The run checks for its turn after each change of the store.
    store.dispatch(runChanged({ id, isQueued }));
  });
  try {
    const host = createRunHost(store, () => hasTurn);
    await executeRun(host, kinds[kind].create(store.dispatch));
  } finally {
    endTurn();
    executingRunIds.delete(id);
  }
}

/**
 * Shows the current run. After a reload or a new login of its owner, restores a run or its report from the journal. If
 * another tab has the run's lock, the journal here is a copy, which is dropped.
 */
export function RunBarContainer() {
  const { t } = useTranslation('bulk');
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  const run = useAppSelector(selectRun);
  const id = run?.id;
  useEffect(() => {
    store.dispatch(keepJournal);
    // The first run starts before the script of the run bar has loaded.
    const started = selectRun(store.getState());
    if (started) writeJournal(started, null);
  }, [store]);
  useEffect(() => {
    const interrupted = readJournal();
    if (!interrupted) return undefined;
    let isMounted = true;
    const restore = async () => {
      const isOurs = await takeRunLock(interrupted.id);
      // The user may have logged out while this tab waited for the lock.
      if (!isMounted) return;
      if (isOurs) dispatch(runStarted(interrupted));
      else forgetJournal();
    };
    void restore();
    return () => {
      isMounted = false;
    };
  }, [dispatch]);
  useEffect(() => {
    const started = selectRun(store.getState());
    if (started && isUnderWay(started)) void startRun(store, started);
  }, [store, id]);
  const question = useUnsavedWork({
    hasChanges: () => false,
    isSaving: () => isUnderWay(run),
    onLeave: () => dispatch(runClosed()),
  });
  if (!run) return null;
  return (
    <>
      <RunBar
        run={run}
        view={kinds[run.kind]}
        isOnline={isOnline}
        onPhase={(phase) => dispatch(runChanged({ id: run.id, phase }))}
        onStart={(next) => dispatch(runStarted(next))}
        onClose={() => {
          forgetJournal();
          // The button that has the focus disappears with the bar, so move the focus to the page.
          document.getElementById(contentId)?.focus({ preventScroll: true });
          dispatch(runClosed());
        }}
      />
      {question && (
        <ConfirmDialog
          title={t('runs.leaveTitle')}
          body={t('runs.leaveBody', textContextOf(run))}
          stayText={t('runs.stay')}
          leaveText={t('runs.leave')}
          {...question}
        />
      )}
    </>
  );
}
