import { useCallback, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import type { FormHandle } from '@/shared/forms/formContext';
import { AppModal } from '@/shared/ui/AppModal';
import { toFormFailure, type StepProps } from '../step/stepProps';
import type { WizardState } from '../machine/wizard.state';
import { useColleague } from '../step/useColleague';
import {
  type TerminationDrafts,
  toTermination,
  toTerminationValues,
  withoutLostInsurer,
  type TerminationValues,
} from './termination.mapper';
import { TerminationForm } from './TerminationForm';

type TerminationDialogProps = Omit<StepProps<TerminationDrafts>, 'onReopen'>;

const toTold = ({ trucker }: Pick<WizardState, 'trucker'>) =>
  toTerminationValues(trucker?.existingInsurance ?? null);

/** The termination popup (specification, section 4). Closing it leaves step 2 as it is; what was typed stays, unless the check opened it. */
export function TerminationDialog(props: TerminationDialogProps) {
  const { state, wizard, drafts, focusField } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const { companies, trucker } = state;
  const { colleague, withUpdated, notify } = useColleague(props, 'termination', toTold);
  const [opened] = useState(() => {
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
  const baseline = useMemo(() => withUpdated(opened.baseline), [opened, withUpdated]);
  const setDraft = useCallback(
    (values: TerminationValues) => drafts.set('termination', values, baseline),
    [drafts, baseline],
  );
  const handleClose = () => wizard.send({ type: 'terminationDismissed' });
  const handleSubmit = async (values: TerminationValues, form: FormHandle) => {
    const event = { type: 'terminationSubmitted', termination: toTermination(values) } as const;
    const failure = await wizard.submit(event, ['termination', 'savingCar']);
    notify(form);
    if (wizard.getState().phase !== 'termination') drafts.markSaved('termination');
    return toFormFailure(failure);
  };

  return (
    <AppModal title={t('termination.title', { context })} isOpen onClose={handleClose}>
      <TerminationForm
        initialValues={withUpdated(opened.initialValues)}
        isInsurerLost={opened.isInsurerLost}
        companies={companies}
        focusField={focusField}
        savedDate={state.termination?.terminationDate ?? null}
        isCorrecting={state.correction !== null}
        colleague={colleague}
        onDraft={setDraft}
        onSubmit={handleSubmit}
        onCancel={handleClose}
      />
    </AppModal>
  );
}
