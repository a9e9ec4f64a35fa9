import { useEffect, useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { useUnsavedWork } from '@/shared/drafts/unsavedWork';
import { announce } from '@/shared/notifications/announce';
import { lazyWithRetry } from '@/shared/ui/late/lazyWithRetry';
import { givenUpCorrection, isStaff, type StepId } from '../../machine/wizard.state';
import type { StepProps } from '../../step/stepProps';
import type { WizardDrafts } from './createDrafts';
import { DraftNotice } from './DraftNotice';
import { useReopenedStep } from './useReopenedStep';
import { useStepHistory } from './useStepHistory';

/** The question before something typed is lost. Loaded once the wizard is used, so that it is there when it is needed. */
export const ConfirmDialog = lazyWithRetry(
  async () => (await import('@/shared/ui/ConfirmDialog')).ConfirmDialog,
  { waiting: null },
);

/** The forms that a correction of a step may type in. */
const formsOf: Readonly<Record<StepId, readonly (keyof WizardDrafts)[]>> = {
  details: ['details'],
  car: ['car', 'termination'],
  work: [],
};

export interface UnsavedChangesGuardProps extends Omit<StepProps<WizardDrafts>, 'focusField'> {
  onStartOver: () => void;
}

/**
 * Sees to it that nothing typed is lost: by a reload, by the browser's back and forward, or by leaving; and that a correction
 * that was given up is forgotten.
 */
export function UnsavedChangesGuard(props: UnsavedChangesGuardProps) {
  const { state, wizard, drafts, onStartOver } = props;
  const { t } = useTexts();
  const { isRestored } = drafts;
  const [isStartingOver, setIsStartingOver] = useState(false);

  useEffect(() => {
    if (isRestored) announce(t('wizard.draftRestored'));
  }, [isRestored, t]);

  useEffect(() => {
    let before = wizard.getState();
    return wizard.subscribe(() => {
      const now = wizard.getState();
      const isWorkSaved = now.phase === 'sendingXml';
      // Staff are sent to the list once step 3 is saved, whatever its documents take.
      if (now.phase === 'completed' || (isWorkSaved && isStaff(now))) drafts.discard();
      else if (isWorkSaved && now.isRegistered) drafts.markSaved('work');
      // The check shows what is saved. What it does not show may not go with the next correction.
      const givenUp = givenUpCorrection(before, now);
      if (givenUp) drafts.forgetTyped(...formsOf[givenUp.step]);
      before = now;
    });
  }, [wizard, drafts]);

  const openedAt = useReopenedStep(props);
  useStepHistory(props, openedAt !== null);
  const question = useUnsavedWork({
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
        <ConfirmDialog
          title={t('wizard.startOverTitle')}
          body={t('wizard.startOverBody')}
          stayText={t('wizard.keepAnswers')}
          leaveText={t('wizard.startOverConfirm')}
          onStay={() => setIsStartingOver(false)}
          onLeave={handleStartOver}
        />
      )}
      {question && (
        <ConfirmDialog
          title={t('common.unsavedTitle')}
          body={t('common.unsavedBody')}
          stayText={t('common.stay')}
          leaveText={t('common.leave')}
          {...question}
        />
      )}
    </>
  );
}
