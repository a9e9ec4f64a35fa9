import { useCallback, useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { AppModal } from '@/shared/ui/AppModal';
import { toTermination, toTerminationValues } from './termination.mapper';
import type { TerminationValues } from './termination.mapper';
import { TerminationForm } from './TerminationForm';
import { toFailure } from '../step/toFailure';
import type { StepProps } from '../step/stepProps';

/** The termination popup (specification, section 4). Closing it leaves step 2 as it is; what was typed stays. */
export function TerminationDialog(props: Pick<StepProps, 'state' | 'wizard' | 'drafts'>) {
  const { state, wizard, drafts } = props;
  const { t } = useTexts();
  const [known] = useState(() =>
    drafts.known('termination', toTerminationValues(state.trucker?.existingInsurance ?? null)),
  );
  const [initialValues] = useState(() => ({ ...known, ...drafts.get('termination') }));
  const keepDraft = useCallback(
    (values: TerminationValues) => drafts.keep('termination', values, known),
    [drafts, known],
  );
  const handleClose = () => wizard.send({ type: 'terminationDismissed' });
  const handleSubmit = async (values: TerminationValues) => {
    const event = { type: 'terminationSubmitted', termination: toTermination(values) } as const;
    const failure = await wizard.submit(event, ['termination', 'savingCar']);
    if (!failure) drafts.settle('termination');
    return toFailure(failure);
  };

  return (
    <AppModal title={t('termination.title')} isOpen onClose={handleClose}>
      <TerminationForm
        initialValues={initialValues}
        companies={state.companies}
        onDraft={keepDraft}
        onSubmit={handleSubmit}
        onCancel={handleClose}
      />
    </AppModal>
  );
}
