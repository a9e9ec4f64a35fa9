import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchAddOnsQuery } from '@/api/add-ons/addOns.api';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { useTexts } from '@/i18n/useTexts';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { isStaff } from '../machine/selectors';
import type { WizardPhase } from '../machine/state';
import { toFormFailure } from '../step/stepProps';
import type { StepProps } from '../step/stepProps';
import { steps } from '../step/steps';
import type { WorkDrafts } from './work.draft';
import { toWorkChoices, toWorkValues, withoutLostAddOns } from './work.mapper';
import type { WorkValues } from './work.mapper';
import { WorkForm } from './WorkForm';

/** Step 3 is saved and not signed. */
export const signingPhases: readonly WizardPhase[] = [
  'signing',
  'signingPaused',
  'renewingSigning',
];

interface AddOnLists {
  workAddOns: readonly AddOn[];
  carAddOns: readonly AddOn[];
}

interface WorkStepPageProps extends StepProps<WorkDrafts> {
  /** What stands above the finish, for the answers as they are now. */
  renderSummary: (values: WorkValues, addOns: AddOnLists) => ReactNode;
  /** The dialog that the finish may open. */
  children: ReactNode;
}

/** Step 3 once its add-ons are there. */
export function WorkStepPage(props: WorkStepPageProps) {
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

function WorkStep(props: WorkStepPageProps & AddOnLists) {
  const { state, wizard, drafts, focusField, onReopen, workAddOns, carAddOns } = props;
  const { language } = useTexts();
  const [baseline] = useState(() => toWorkValues(state.trucker, workAddOns.length, language));
  const [initialValues] = useState<WorkValues>(() => ({
    ...baseline,
    ...withoutLostAddOns(drafts.get('work') ?? {}, baseline),
  }));
  const setDraft = useCallback(
    (values: WorkValues) => drafts.set('work', values, baseline),
    [drafts, baseline],
  );
  const handleSubmit = async (values: WorkValues) => {
    const event = {
      type: 'workSubmitted',
      work: toWorkChoices(values, workAddOns.length),
    } as const;
    return toFormFailure(
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
        renderSummary={(values) => props.renderSummary(values, { workAddOns, carAddOns })}
        onDraft={setDraft}
        onSubmit={handleSubmit}
        onBack={() => onReopen('car')}
      />
      {props.children}
    </>
  );
}
