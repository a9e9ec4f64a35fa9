import { useCallback, useState } from 'react';
import { useSearchAddOnsQuery } from '@/api/add-ons/addOns.api';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { useTexts } from '@/i18n/useTexts';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { AgreementSaved } from '../thank-you/AgreementSaved';
import { toWorkChoices, toWorkValues, withoutLostAddOns } from './work.mapper';
import type { WorkValues } from './work.mapper';
import { WorkForm } from './WorkForm';
import { steps } from '../step/steps';
import { CheckAnswers } from '../summary/CheckAnswersContainer';
import { SmsDialog } from '../sms/SmsDialog';
import { toFailure } from '../step/toFailure';
import { isStaff } from '../machine/effects';
import { SigningPage } from '../signing/SigningPage';
import { WorkSummary } from '../summary/PriceSummaryContainer';
import type { StepProps } from '../step/stepProps';
import type { WizardPhase } from '../machine/wizard.state';

const signingPhases: readonly WizardPhase[] = ['signing', 'signingPaused', 'renewingSigning'];

/**
 * Step 3 once its add-ons are there, with the SMS dialog that the finish may open; then signing, where it is on. For staff
 * it ends with the word that all is saved.
 */
export function WorkStepPage(props: StepProps) {
  const { phase, isSigningOn, trucker } = props.state;
  if (isStaff(props.state) && phase === 'completed') {
    return <AgreementSaved name={trucker?.name ?? ''} />;
  }
  const isSaved = signingPhases.includes(phase) || (isSigningOn && phase === 'completed');
  return isSaved ? <SigningPage {...props} /> : <LoadedWorkStep {...props} />;
}

function LoadedWorkStep(props: StepProps) {
  const { t } = useTexts();
  const workAddOns = useSearchAddOnsQuery('work');
  const carAddOns = useSearchAddOnsQuery('car');
  if (workAddOns.data && carAddOns.data) {
    return <WorkStep {...props} workAddOns={workAddOns.data} carAddOns={carAddOns.data} />;
  }
  const failed = [workAddOns, carAddOns].filter(({ isError }) => isError);
  if (failed.length === 0) return <LoadingState label={t('common.loading')} />;
  return (
    <ErrorState
      message={t('wizard.lookupLoadFailed')}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      retryLabel={t('common.tryAgain')}
    />
  );
}

interface WorkStepProps extends StepProps {
  workAddOns: readonly AddOn[];
  carAddOns: readonly AddOn[];
}

const codePhases = ['code', 'resendingCode', 'verifyingCode'];

function WorkStep(props: WorkStepProps) {
  const { state, wizard, drafts, focusField, onReopen, workAddOns, carAddOns } = props;
  const { language } = useTexts();
  const [known] = useState(() => toWorkValues(state.trucker, workAddOns.length, language));
  const [initialValues] = useState<WorkValues>(() => ({
    ...known,
    ...withoutLostAddOns(drafts.get('work') ?? {}, known),
  }));
  const keepDraft = useCallback(
    (values: WorkValues) => drafts.keep('work', values, known),
    [drafts, known],
  );
  const handleSubmit = async (values: WorkValues) => {
    const event = {
      type: 'workSubmitted',
      work: toWorkChoices(values, workAddOns.length),
    } as const;
    return toFailure(
      await wizard.submit(event, ['work', 'details', 'completed', ...signingPhases]),
    );
  };

  return (
    <>
      <WorkForm
        step={steps.work}
        initialValues={initialValues}
        addOns={workAddOns}
        isForStaff={isStaff(state)}
        focusField={focusField}
        renderSummary={(values) => (
          <>
            <WorkSummary
              car={state.car}
              values={values}
              carAddOns={carAddOns}
              workAddOns={workAddOns}
            />
            <CheckAnswers state={state} onReopen={onReopen} />
          </>
        )}
        onDraft={keepDraft}
        onSubmit={handleSubmit}
        onBack={() => onReopen('car')}
      />
      {codePhases.includes(state.phase) && (
        <SmsDialog
          state={state}
          wizard={wizard}
          onChangeNumber={() => onReopen('details', 'phone')}
        />
      )}
    </>
  );
}
