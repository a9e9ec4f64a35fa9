import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createWizardRunner, type WizardRunner } from '@/features/registration/machine/runner';
import { useStepForm } from '@/features/registration/step/useStepForm';
import { createDrafts } from '@/features/registration/step/wizardDrafts';
import { initI18n } from '@/i18n/i18n';
import { AppForm } from '@/shared/forms/AppForm';
import { render } from '@tests/support/fixtures/render';
import { error, stateIn, termination } from '../wizardStates';

const drafts = createDrafts({ token: 'link-token' });
const values = { insuranceCompanyId: '3', policyNumber: 'P-1', terminationDate: '2026-12-31' };

/** A form that joins the wizard when it opens, without a dialog or a page around it. */
function JoinedForm({ wizard }: { wizard: WizardRunner }) {
  const state = useSyncExternalStore(wizard.subscribe, wizard.getState);
  const { form } = useStepForm({ state, wizard, drafts }, 'termination', {
    toValues: () => values,
    toAnswers: () => ({}),
    toEvent: () => ({ type: 'terminationSubmitted', termination }),
    resting: ['termination'],
    isJoined: true,
  });
  return (
    <AppForm form={form}>
      <button type="submit">Gem</button>
    </AppForm>
  );
}

/** Opens the form outside of `act`, which would render each of its states. */
function LateForm(props: { wizard: WizardRunner }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true));
    return () => clearTimeout(timer);
  }, []);
  return isOpen && <JoinedForm {...props} />;
}

describe('a wizard form first rendered after its request failed', () => {
  it('shows the error, and submits on the next press', async () => {
    await initI18n('da');
    const wizard = createWizardRunner(stateIn('termination', { failure: { error } }));
    render(<LateForm wizard={wizard} />);
    await screen.findByText('Det gik ikke.');
    expect(wizard.getState().phase).toBe('termination');
    await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
    await waitFor(() => expect(wizard.getState().phase).toBe('savingTermination'));
  });
});
