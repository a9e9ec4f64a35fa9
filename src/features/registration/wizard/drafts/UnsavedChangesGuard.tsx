import { useContext, useEffect, useReducer, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { useUnsavedWork } from '@/shared/drafts/unsavedWork';
import { useAnnounce } from '@/shared/notifications/useNotify';
import { lazyWithRetry } from '@/shared/ui/late/lazyWithRetry';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import type { WizardRunner } from '../../machine/runner';
import { givenUpCorrection, isStaff, savingPhases, type StepId } from '../../machine/wizard.state';
import { useStepHistory } from './useStepHistory';
import type { Drafts } from '../../step/drafts';
import type { WizardDrafts } from '../../step/forms.schema';
import type { StepProps } from '../../step/stepProps';
import { stepOf } from '../../step/steps';

/** Loaded as soon as the wizard is used, so that the question can be asked even if the connection is lost. */
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

export interface UnsavedChangesGuardProps extends Omit<StepProps, 'focusField'> {
  onStartOver: () => void;
  /** The page is left: for staff, whose saves go on behind another page. */
  onLeft?: ((wizard: WizardRunner, drafts: Drafts) => void) | undefined;
}

/**
 * Keeps what was typed from being lost by a reload, by the browser's back and forward, or by leaving. Forgets a correction that
 * was given up.
 */
export function UnsavedChangesGuard(props: UnsavedChangesGuardProps) {
  const { state, wizard, drafts, onStartOver, onLeft } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const { isRestored } = drafts;
  const [isStartingOver, setIsStartingOver] = useState(false);
  const { announce } = useAnnounce();

  useEffect(() => {
    if (isRestored) announce(t('wizard.draftRestored', { context }));
  }, [announce, context, isRestored, t]);

  useEffect(() => {
    let before = wizard.getState();
    return wizard.subscribe(() => {
      const now = wizard.getState();
      const isWorkSaved = now.phase === 'sendingXml';
      // Staff are sent to the list once step 3 is saved, without waiting for send-xml.
      if (now.phase === 'completed' || (isWorkSaved && isStaff(now))) drafts.discard();
      else if (isWorkSaved && now.isRegistered) drafts.markSaved('work');
      // After a reload, the server cannot be asked for a haulier that this visit has made, nor for its termination.
      if (before.phase === 'savingDetails' && !before.trucker && now.trucker) {
        drafts.set('haulier', { id: now.trucker.id }, {});
      }
      if (now.termination && now.termination !== before.termination && drafts.get('haulier')) {
        drafts.set('sentTermination', now.termination, {});
      }
      // The check shows what is saved, so the next correction must not send anything else.
      const givenUp = givenUpCorrection(before, now);
      if (givenUp) drafts.forgetTyped(...formsOf[givenUp.step]);
      before = now;
    });
  }, [wizard, drafts]);

  const openedAt = useReopenedStep(props);
  useStepHistory(props, openedAt !== null);
  const isSaving = onLeft !== undefined && savingPhases[state.phase] !== undefined;
  const question = useUnsavedWork({
    hasChanges: () => !isSaving && drafts.isUnsaved(),
    isSaving: () => isSaving,
    onLeave: () => {
      // The question told staff that their changes are lost. A haulier may come back by the link.
      if (isStaff(state)) drafts.discard();
    },
  });

  const tellLeft = useEffectEvent(() => onLeft?.(wizard, drafts));
  useEffect(() => () => tellLeft(), []);

  const handleStartOver = () => {
    drafts.startOver();
    onStartOver();
  };
  return (
    <>
      {isRestored && openedAt && (state.phase === 'details' || state.phase === openedAt) && (
        <Alert tone="info" title={t('wizard.draftRestored', { context })}>
          <Button variant="secondary" onClick={() => setIsStartingOver(true)}>
            {t('wizard.startOver')}
          </Button>
        </Alert>
      )}
      {isStartingOver && (
        <ConfirmDialog
          title={t('wizard.startOverTitle')}
          body={t('wizard.startOverBody', { context })}
          stayText={t('wizard.keepAnswers', { context })}
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

/**
 * Opens the step that an earlier visit of the tab was left at, as far as the server has what leads there, and keeps which step
 * is open. Staff begin with the check of a whole agreement. Returns the step that the visit began at; null until that is known.
 */
function useReopenedStep(props: Omit<StepProps, 'focusField' | 'onReopen'>): StepId | null {
  const { state, wizard, drafts } = props;
  const opensAt = drafts.stepLeft ?? (isStaff(state) ? 'check' : null);
  const [openedAt, openAt] = useReducer(
    (_before: StepId | null, step: StepId) => step,
    opensAt ? null : 'details',
  );
  const isOpening = openedAt === null;
  const isLoaded = state.phase === 'details';
  const step = stepOf(state.phase).id;

  useEffect(() => {
    if (!isOpening || !isLoaded || !opensAt) return;
    wizard.send({ type: 'visitResumed', step: opensAt });
    openAt(stepOf(wizard.getState().phase).id);
  }, [isOpening, isLoaded, opensAt, wizard]);

  useEffect(() => {
    if (!isOpening) drafts.setStep(step);
  }, [isOpening, drafts, step]);

  return openedAt;
}
