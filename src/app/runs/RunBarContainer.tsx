import { useEffect } from 'react';
import {
  createPriceRunRequests,
  premiumOf,
  showPriceChange,
} from '@/features/prices/runs/priceRuns';
import { createImportRunRequests } from '@/features/truckers/import/importRuns';
import { columnsOfFile, showImport } from '@/features/truckers/import/planImport';
import { createMessageRunRequests } from '@/features/truckers/runs/messageRuns';
import { forgetJournal } from '@/shared/runs/journal';
import { isUnderWay, type Run, type RunKindName } from '@/shared/runs/run';
import { RunBar, type RunView } from '@/shared/runs/RunBar';
import { takeTurn } from '@/shared/runs/runLock';
import { runChanged, runClosed, runStarted, selectRun } from '@/shared/runs/runs.slice';
import { executeRun, type RunHost, type RunRequests } from '@/shared/runs/executeRun';
import { useAppDispatch, useAppStore, useIsOnline } from '@/store/hooks';
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

/** Starts or continues a run. */
async function startRun(store: AppStore, run: Run): Promise<void> {
  const { id, kind } = run;
  if (executingRunIds.has(id)) return;
  executingRunIds.add(id);
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

/** Shows and carries out the current run. */
export function RunBarContainer({ run }: { run: Run }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  const { id, kind } = run;
  useEffect(() => {
    const started = selectRun(store.getState());
    if (started && isUnderWay(started)) void startRun(store, started);
  }, [store, id]);
  return (
    <RunBar
      run={run}
      view={kinds[kind]}
      isOnline={isOnline}
      onPhase={(phase) => dispatch(runChanged({ id, phase }))}
      onStart={(next) => dispatch(runStarted(next))}
      onClose={() => {
        forgetJournal();
        // The button that has the focus disappears with the bar, so move the focus to the page.
        document.getElementById(contentId)?.focus({ preventScroll: true });
        dispatch(runClosed());
      }}
    />
  );
}
