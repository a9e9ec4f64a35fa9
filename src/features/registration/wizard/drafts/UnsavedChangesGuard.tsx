import { useEffect, useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { useLeaveGuard } from '@/shared/hooks/useLeaveGuard';
import { announce } from '@/shared/notifications/announce';
import { isStaff } from '../../machine/selectors';
import type { Drafts } from '../../step/drafts';
import type { StepProps } from '../../step/stepProps';
import type { WizardDrafts } from './createDrafts';
import { DraftNotice } from './DraftNotice';
import { LossQuestion } from './LossQuestion';
import { parseDrafts, parseStepLeft } from './parseDrafts';
import { useReopenedStep } from './useReopenedStep';
import { useStepHistory } from './useStepHistory';

export interface UnsavedChangesGuardProps extends Omit<StepProps<WizardDrafts>, 'focusField'> {
  onStartOver: () => void;
}

/** The drafts with what an earlier visit of this tab left; null where there is nothing to read. */
export function restoreDrafts(drafts: Drafts<WizardDrafts>): Drafts<WizardDrafts> | null {
  const text = drafts.readStored();
  if (text === null) return null;
  // Somebody who has begun to type in step 1 stays there.
  return drafts.restore(parseDrafts(text), drafts.isUnsaved() ? null : parseStepLeft(text));
}

/** Sees to it that nothing typed is lost: by a reload, by the browser's back and forward, or by leaving. Loaded on use. */
export function UnsavedChangesGuard(props: UnsavedChangesGuardProps) {
  const { state, wizard, drafts, onStartOver } = props;
  const { t } = useTexts();
  const { isRestored } = drafts;
  const [isStartingOver, setIsStartingOver] = useState(false);

  useEffect(() => {
    if (isRestored) announce(t('wizard.draftRestored'));
  }, [isRestored, t]);

  useEffect(
    () =>
      wizard.subscribe(() => {
        const now = wizard.getState();
        const isWorkSaved = now.phase === 'sendingXml';
        // Staff are sent to the list once step 3 is saved, whatever its documents take.
        if (now.phase === 'completed' || (isWorkSaved && isStaff(now))) drafts.discard();
        else if (isWorkSaved && now.isRegistered) drafts.markSaved('work');
      }),
    [wizard, drafts],
  );

  const openedAt = useReopenedStep(props);
  useStepHistory(props, openedAt !== null);
  const question = useLeaveGuard({
    hasChanges: () => drafts.isUnsaved(),
    onLeave: () => {
      // Staff were told that their changes go; a haulier may come back by the link.
      if (isStaff(state)) drafts.discard();
    },
  });

  const handleStartOver = () => {
    drafts.startOver();
    onStartOver();
  };
  return (
    <>
      {isRestored && openedAt && (state.phase === 'details' || state.phase === openedAt) && (
        <DraftNotice onStartOver={() => setIsStartingOver(true)} />
      )}
      {isStartingOver && (
        <LossQuestion
          title={t('wizard.startOverTitle')}
          body={t('wizard.startOverBody')}
          keepLabel={t('wizard.keepAnswers')}
          loseLabel={t('wizard.startOverConfirm')}
          onKeep={() => setIsStartingOver(false)}
          onLose={handleStartOver}
        />
      )}
      {question && (
        <LossQuestion
          title={t('common.unsavedTitle')}
          body={t('common.unsavedBody')}
          keepLabel={t('common.stay')}
          loseLabel={t('common.leave')}
          onKeep={question.onStay}
          onLose={question.onLeave}
        />
      )}
    </>
  );
}
