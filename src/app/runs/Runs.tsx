import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedWork, type LeaveQuestion } from '@/shared/drafts/unsavedWork';
import { LiveMessage } from '@/shared/notifications/LiveRegion';
import { forgetJournal, readJournal, writeJournal } from '@/shared/runs/journal';
import { isUnderWay, textContextOf, type Run } from '@/shared/runs/run';
import { RunBarFrame } from '@/shared/runs/RunBarFrame';
import { takeRunLock } from '@/shared/runs/runLock';
import { isRunChange, runClosed, runStarted, selectRun } from '@/shared/runs/runs.slice';
import { InlineQuestion } from '@/shared/ui/InlineQuestion';
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { addAppListener } from '@/store/store';

const RunBar = lazyWithRetry(async () => (await import('./RunBarContainer')).RunBarContainer, {
  texts: ['staff', 'bulk'],
  frame: (content, { run }) => (
    <>
      {isUnderWay(run) && <WaitingText />}
      {content}
    </>
  ),
});

function WaitingText() {
  const { t } = useTranslation('staff');
  const text = t('runs.late');
  return (
    <p className="run-bar-text">
      {text}
      <LiveMessage text={text} />
    </p>
  );
}

export const fetchRunBar = RunBar.prefetch;

/**
 * Adds the listener that writes each state of the run to the journal before the next request, so that a reload can
 * restore the run. It also takes the lock of the run, so that no other tab restores it from a copy of the journal. The
 * listener is never removed, because a run continues while the run bar is not mounted. Dispatched again, this action
 * does not add another one.
 */
const keepJournal = addAppListener({
  predicate: isRunChange,
  effect: (_action, listener) => {
    const now = selectRun(listener.getState());
    if (!now) return;
    // The result does not matter: a run that starts is new, and that of the journal already has its lock.
    void takeRunLock(now.id);
    writeJournal(now, selectRun(listener.getOriginalState()));
  },
});

/**
 * Keeps the current run, and shows it. After a reload or a new login of its owner, restores a run or its report from
 * the journal. If another tab has the run's lock, the journal here is a copy, which is dropped. Only the bar, which also
 * carries out the run, loads later: until then, the run is already stored, and leaving it asks.
 */
export function Runs() {
  const dispatch = useAppDispatch();
  const run = useAppSelector(selectRun);
  useEffect(() => {
    dispatch(keepJournal);
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
  return (
    run && (
      <RunBarFrame>
        <RunBar run={run} />
        {isUnderWay(run) && <RunGuard run={run} />}
      </RunBarFrame>
    )
  );
}

/** Asks before a logout or a reload ends the run. */
function RunGuard({ run }: { run: Run }) {
  const dispatch = useAppDispatch();
  const question = useUnsavedWork({
    hasChanges: () => false,
    isSaving: () => true,
    onLeave: () => dispatch(runClosed()),
  });
  return question && <RunQuestion run={run} {...question} />;
}

/**
 * Part of the bar and of the layout's script: without a connection, a dialog with a script of its own would open late,
 * over other work, or not at all. The page stays usable: moving the focus out of the bar answers "stay".
 */
function RunQuestion({ run, onStay, onLeave }: LeaveQuestion & { run: Run }) {
  const { t } = useTranslation('staff');
  const stayOutside = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Element && !target.closest('.run-bar')) onStay();
  });
  useLayoutEffect(() => {
    const asker = document.activeElement;
    document.addEventListener('focusin', stayOutside);
    return () => {
      document.removeEventListener('focusin', stayOutside);
      // The user may have moved the focus to another element.
      const isHere = document.activeElement?.matches('.run-bar, .run-bar [role=alertdialog] *');
      if (isHere && asker instanceof HTMLElement) asker.focus();
    };
  }, []);
  return (
    <InlineQuestion
      title={t('runs.leaveTitle')}
      reasons={[t('runs.leaveBody', textContextOf(run))]}
      stayText={t('runs.stay')}
      onStay={onStay}
      goText={t('runs.leave')}
      onGo={onLeave}
    />
  );
}
