import { useEffect } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { useLeaveGuard } from '@/shared/hooks/useLeaveGuard';
import { announce } from '@/shared/notifications/announce';
import { useStepHistory } from './useStepHistory';
import type { StepProps } from '../../step/stepProps';
import type { Drafts } from './createDrafts';
import { DraftNotice } from './DraftNotice';
import { LeaveDialog } from './LeaveDialog';
import { parseDrafts } from './parseDrafts';
import { isStaff } from '../../machine/effects';

/** What the wizard hands to what keeps it. */
export interface KeeperProps extends Omit<StepProps, 'focusField'> {
  onStartOver: () => void;
}

/** The drafts with what an earlier visit of this tab left; null where there is nothing to read. */
export function restoreDrafts(drafts: Drafts): Drafts | null {
  const text = drafts.stored();
  return text === null ? null : drafts.restore(parseDrafts(text));
}

/** Sees to it that nothing typed is lost: by a reload, by the browser's back and forward, or by leaving. Loaded on use. */
export function Keeper(props: KeeperProps) {
  const { state, wizard, drafts, onStartOver } = props;
  const { t } = useTexts();
  const { isRestored } = drafts;

  useEffect(() => {
    if (isRestored) announce(t('wizard.draftRestored'));
  }, [isRestored, t]);

  useEffect(
    () =>
      wizard.subscribe(() => {
        if (wizard.getState().phase === 'completed') drafts.drop();
      }),
    [wizard, drafts],
  );

  useStepHistory(props);
  const question = useLeaveGuard({
    hasChanges: () => drafts.isUnsaved(),
    onLeave: () => {
      // Staff were told that their changes go; a haulier may come back by the link.
      if (isStaff(state)) drafts.drop();
    },
  });

  const handleStartOver = () => {
    drafts.drop();
    // The button goes with the notice.
    document.getElementById('page-title')?.focus();
    onStartOver();
  };
  return (
    <>
      {isRestored && state.phase === 'details' && <DraftNotice onStartOver={handleStartOver} />}
      {question && <LeaveDialog {...question} />}
    </>
  );
}
