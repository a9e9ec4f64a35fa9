import { useCallback, useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { AppModal } from '@/shared/ui/AppModal';
import { toFormFailure } from '../step/stepProps';
import type { StepProps } from '../step/stepProps';
import type { TerminationDrafts } from './termination.draft';
import { toTermination, toTerminationValues, withoutLostInsurer } from './termination.mapper';
import type { TerminationValues } from './termination.mapper';
import { TerminationForm } from './TerminationForm';

type TerminationDialogProps = Omit<StepProps<TerminationDrafts>, 'onReopen'>;

/** The termination popup (specification, section 4). Closing it leaves step 2 as it is; what was typed stays, unless the check opened it. */
export function TerminationDialog(props: TerminationDialogProps) {
  const { state, wizard, drafts, focusField } = props;
  const { t } = useTexts();
  const { companies, trucker } = state;
  const [{ baseline, initialValues, isInsurerLost }] = useState(() => {
    const given = toTerminationValues(trucker?.existingInsurance ?? null);
    const known = drafts.lastSaved('termination', given);
    const typed = { ...known, ...drafts.get('termination') };
    const offered = withoutLostInsurer(typed, companies);
    return {
      baseline: withoutLostInsurer(known, companies),
      initialValues: offered,
      isInsurerLost: offered.insuranceCompanyId !== typed.insuranceCompanyId,
    };
  });
  const setDraft = useCallback(
    (values: TerminationValues) => drafts.set('termination', values, baseline),
    [drafts, baseline],
  );
  const handleClose = () => wizard.send({ type: 'terminationDismissed' });
  const handleSubmit = async (values: TerminationValues) => {
    const event = { type: 'terminationSubmitted', termination: toTermination(values) } as const;
    const failure = await wizard.submit(event, ['termination', 'savingCar']);
    if (!failure) drafts.markSaved('termination');
    return toFormFailure(failure);
  };

  return (
    <AppModal title={t('termination.title')} isOpen onClose={handleClose}>
      <TerminationForm
        initialValues={initialValues}
        isInsurerLost={isInsurerLost}
        companies={companies}
        focusField={focusField}
        savedDate={state.termination?.terminationDate ?? null}
        isCorrecting={state.correction !== null}
        onDraft={setDraft}
        onSubmit={handleSubmit}
        onCancel={handleClose}
      />
    </AppModal>
  );
}
