import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '@/i18n/useTexts';
import { useErrorText } from '@/shared/errors/useErrorText';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { LoadFailure } from '../components/LoadFailure';
import { WizardStepper } from '../components/WizardStepper';
import type { StepId } from '../machine/wizard.types';
import { createDrafts } from '../steps/drafts';
import { stepOf, stepOrder } from '../steps/steps';
import { DetailsStepPage } from './DetailsStepPage';
import { preloadStep, useLoadedStep } from '../hooks/useLoadedStep';
import { useListsFailureNotice, useReferenceLists } from '../hooks/useReferenceLists';
import { useWizard } from '../hooks/useWizard';
import type { StepProps } from '../hooks/wizard.handle';

/** The registration wizard at /registration/{token?} (specification, section 2). */
export function RegistrationPage() {
  const { token = '' } = useParams();
  // Another link is another haulier: nothing of the one before may stay.
  return <Registration key={token} token={token} />;
}

/** A way back to a step that is done, and to one of its fields if it is named. */
interface Reopening {
  step: StepId;
  field: string | undefined;
}

function Registration({ token }: { token: string }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { state, wizard } = useWizard(token);
  const [drafts] = useState(createDrafts);
  const [reopening, setReopening] = useState<Reopening | null>(null);
  const { phase, failure } = state;
  const isLoading = phase === 'starting' || phase === 'loading';
  const { hasFailed } = useReferenceLists(isLoading || phase === 'loadFailed');
  useListsFailureNotice(hasFailed);

  const step = stepOf(phase);
  const loaded = useLoadedStep(step.id === 'details' ? null : step.id);
  const focusField = reopening?.step === step.id ? reopening.field : undefined;
  useStepFocus(step.id, focusField !== undefined);

  if (phase === 'loadFailed') {
    const error = failure && 'error' in failure ? failure.error : null;
    return <LoadFailure message={errorText(error)} isLinkInvalid={error?.kind === 'notFound'} />;
  }

  const handleReopen = (target: StepId, field?: string) => {
    setReopening({ step: target, field });
    wizard.send({ type: 'stepReopened', step: target });
  };
  const stepProps: StepProps = { state, wizard, drafts, focusField, onReopen: handleReopen };

  return (
    <div className="wizard" onFocus={() => preloadStep(step.id === 'details' ? 'car' : 'work')}>
      <WizardStepper
        steps={stepOrder}
        current={step}
        isLocked={phase !== step.id}
        onReopen={handleReopen}
      />
      <PageHeading title={t(step.titleKey)} />
      {step.id === 'details' && <DetailsStepPage {...stepProps} />}
      {loaded.Step && <loaded.Step {...stepProps} />}
      {step.id !== 'details' && !loaded.Step && !loaded.hasFailed && (
        <LoadingState label={t('common.loading')} />
      )}
      {step.id !== 'details' && !loaded.Step && loaded.hasFailed && (
        <ErrorState
          message={t('SOMETHING_WENT_WRONG')}
          onRetry={loaded.retry}
          retryLabel={t('common.tryAgain')}
        />
      )}
    </div>
  );
}

/** A new step takes focus at its heading, so that it is read from the top; unless one of its fields is wanted. */
function useStepFocus(step: StepId, isFieldWanted: boolean): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!isFieldWanted) document.getElementById('page-title')?.focus();
  }, [step, isFieldWanted]);
}
