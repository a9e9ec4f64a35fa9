import { useContext, useEffect, useReducer, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { useUnsavedWork } from '@/shared/drafts/unsavedWork';
import { toYesNo } from '@/shared/forms/formValues';
import type { FormValues } from '@/shared/forms/validation';
import { LiveMessage } from '@/shared/notifications/LiveRegion';
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { answeredDetails } from '../../details/details.mapper';
import type { WizardRunner } from '../../machine/runner';
import { isAddOnFieldName } from '../../machine/serverAnswers';
import {
  givenUpCorrection,
  hasSaved,
  hasSigned,
  isCompleting,
  isStaff,
  isSaving,
  type CarChoices,
  type FormId,
  type PageId,
  type StepId,
  type Termination,
  type WizardState,
} from '../../machine/wizard.state';
import { storeSent } from './storeSent';
import { isNewEntry, useStepHistory } from '../useStepHistory';
import type { Drafts } from '../../step/wizardDrafts';
import type { StepProps } from '../../step/stepProps';
import { stepOf } from '../../step/steps';

/**
 * The dialog that asks before input is lost. Loaded at the first focus or click in the wizard, so that it can open even
 * if the connection is lost.
 */
export const ConfirmDialog = lazyWithRetry(
  async () => (await import('@/shared/ui/ConfirmDialog')).ConfirmDialog,
  { waiting: null },
);

/** The forms whose drafts a correction of a step may change. */
const formsOfCorrection: Readonly<Record<StepId, readonly FormId[]>> = {
  details: ['details'],
  car: ['car', 'termination'],
  work: [],
};

/** True if the comparison before signing found a change in step 1 or 2. `changedFields` lacks the insurances. */
const isEarlierStepChanged = ({ details: before }: WizardState, now: WizardState) =>
  now.details?.hasCarInsurance === false ||
  now.details?.hasWorkInsurance !== before?.hasWorkInsurance ||
  now.changedFields.some((field) => !isAddOnFieldName(field));

/** Converts sent answers to values of their form. Leaves out a missing one, so that the form has its default. */
const toFormValues = (answers: CarChoices | Termination): FormValues =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => {
      if (answer === null) return [];
      return [[name, typeof answer === 'boolean' ? toYesNo(answer) : String(answer)]];
    }),
  );

/** Lets steps 1 and 2 open with the answers that the check shows after the comparison. */
function takeComparedAnswers(drafts: Drafts, { car, termination }: WizardState): void {
  const answered = answeredDetails(drafts);
  drafts.forgetSaved('details', 'car', 'termination');
  // Keep the answers that the server lacks: it does not save that there is no number plate yet, and its response may
  // lack others.
  drafts.keepSeen('details', answered);
  if (car) drafts.keepSeen('car', toFormValues(car));
  if (termination) drafts.keepSeen('termination', toFormValues(termination));
}

export interface UnsavedChangesGuardProps extends StepProps {
  onStartOver: () => void;
  /** Called when the page is left. Only for staff: they may leave during a save, and are told later how it ended. */
  onLeft?: ((wizard: WizardRunner, drafts: Drafts) => void) | undefined;
}

/**
 * Keeps drafts across a reload and the browser's back and forward, and asks before unsaved changes are lost. Drops the
 * draft of a correction that was given up, and saved answers that a colleague has changed since.
 */
export function UnsavedChangesGuard(props: UnsavedChangesGuardProps) {
  const { state, wizard, drafts, onStartOver, onLeft } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const { isRestored } = drafts;
  const [isStartingOver, setIsStartingOver] = useState(false);
  const [isCompletionUnknown, setCompletionUnknown] = useState(
    drafts.sentCompletion() !== undefined,
  );
  /** True if this visit has sent a completion. Step 3 then shows how it ended, until the user leaves that step. */
  const [isOwnCompletion, setOwnCompletion] = useState(false);

  useEffect(() => {
    let before = wizard.getState();
    return wizard.subscribe(() => {
      const now = wizard.getState();
      const isWorkSaved = now.phase === 'sendingXml';
      const isSigned = now.phase === 'completed' || now.phase === 'signedElsewhere';
      if (isWorkSaved && now.isRegistered) drafts.markSaved('work');
      // Staff are sent to the list once step 3 is saved, without waiting for send-xml: their drafts end then.
      if (isSigned || hasSigned(now) || (isWorkSaved && isStaff(now))) drafts.discard();
      // This visit has created the haulier, which cannot be fetched after a reload. So store its id.
      if (before.phase === 'savingDetails' && !before.trucker && now.trucker) {
        drafts.note({ createdTrucker: { id: now.trucker.id } });
      }
      storeSent(drafts, before, now);
      if (now.phase === 'savingWork') setOwnCompletion(true);
      setCompletionUnknown(drafts.sentCompletion() !== undefined);
      // The user has given up a correction, and the check shows the saved answers. Drop the draft, so that the next
      // correction does not send the answers that were given up.
      const givenUp = givenUpCorrection(before, now);
      if (givenUp) drafts.forgetTyped(...formsOfCorrection[givenUp.step]);
      // True if the comparison before signing has marked fields. A saved correction marks fields, too, but then the
      // check shows the answers that were just sent.
      const isCompared = now.changedFields !== before.changedFields && !hasSaved(before, now);
      if (isCompared && isEarlierStepChanged(before, now)) {
        takeComparedAnswers(drafts, now);
      }
      // A corrected step 1 has sent the termination again, maybe one that a colleague has changed.
      const isResent = before.phase === 'savingDetails' && now.termination !== before.termination;
      if (isResent && now.termination)
        drafts.keepSeen('termination', toFormValues(now.termination));
      before = now;
    });
  }, [wizard, drafts]);

  const openedAt = useReopenedStep(props);
  useStepHistory(props, openedAt !== null);
  const isSavedInBackground = onLeft !== undefined && isSaving(state);
  const question = useUnsavedWork({
    hasChanges: () => !isSavedInBackground && drafts.isUnsaved(),
    isSaving: () => isSavedInBackground,
    onLeave: () => {
      // Staff have confirmed that their input is lost. A haulier may return by the link, so the draft is kept.
      if (isStaff(state)) drafts.dropInput();
    },
  });

  const isUnknownSaid =
    isCompletionUnknown &&
    !isCompleting(state) &&
    !(isOwnCompletion && stepOf(state.phase).id === 'work');
  const tellLeft = useEffectEvent(() => onLeft?.(wizard, drafts));
  useEffect(() => () => tellLeft(), []);

  const handleStartOver = () => {
    drafts.dropInput();
    onStartOver();
  };
  return (
    <>
      <LiveMessage text={isRestored ? t('wizard.draftRestored', { context }) : ''} />
      {isUnknownSaid && (
        <div role="alert">
          <Alert tone="warning" title={t('wizard.completionUnknown')} />
        </div>
      )}
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
 * Opens the step at which the tab's earlier visit was left, as far as the saved steps allow, and stores the open step
 * for the next reload. Staff start with the check if the agreement is complete and has no unsaved input, which the
 * check would not show. Returns the step at which the visit started; null until that is known.
 */
function useReopenedStep(props: StepProps): StepId | null {
  const { state, wizard, drafts } = props;
  const [opensAt] = useState<PageId | null>(() => {
    if (!isStaff(state) || drafts.isRestored) return drafts.stepLeft;
    return (isNewEntry() ? null : drafts.stepLeft) ?? 'check';
  });
  const [openedAt, openAt] = useReducer(
    (_before: StepId | null, step: StepId) => step,
    opensAt ? null : 'details',
  );
  const isOpening = openedAt === null;
  const isLoaded = state.phase === 'details';
  const step = stepOf(state.phase).id;

  useEffect(() => {
    if (!isOpening || !isLoaded || !opensAt) return;
    wizard.send({ type: 'visitResumed', step: opensAt, ...drafts.terminations() });
    openAt(stepOf(wizard.getState().phase).id);
  }, [isOpening, isLoaded, opensAt, drafts, wizard]);

  useEffect(() => {
    if (!isOpening) drafts.setStep(step);
  }, [isOpening, drafts, step]);

  return openedAt;
}
