import {
  type WizardEffect,
  type WizardEvent,
  initialWizard,
} from '@/features/registration/machine/wizard.state';
import { createWizardRunner } from '@/features/registration/machine/runner';
import {
  car,
  details,
  error,
  loaded,
  savedTermination,
  stateIn,
  termination,
} from '../wizardStates';

/** Records the effects of the wizard, and leaves each of them waiting until the test answers it. */
function createByHand(wizard: ReturnType<typeof createWizardRunner>) {
  const asked: WizardEffect[] = [];
  const waiting: ((event: WizardEvent | undefined) => void)[] = [];
  wizard.setEffectHandler((effect) => {
    asked.push(effect);
    return new Promise((resolve) => waiting.push(resolve));
  });
  return {
    asked,
    answer: async (event: WizardEvent | undefined) => {
      waiting.shift()?.(event);
      await Promise.resolve();
    },
  };
}

describe('the wizard runner', () => {
  it('runs effects, handles their results as events, and notifies its subscribers', async () => {
    const wizard = createWizardRunner(initialWizard({ token: 'link-token' }));
    const { asked, answer } = createByHand(wizard);
    const phases: string[] = [];
    const stop = wizard.subscribe(() => phases.push(wizard.getState().phase));
    wizard.send({ type: 'started' });
    expect(asked).toEqual(['load']);
    await answer({ type: 'loaded', loaded });
    expect(phases).toEqual(['loading', 'details']);
    stop();
    wizard.send({ type: 'detailsSubmitted', details });
    expect(wizard.getState().phase).toBe('savingDetails');
    expect(phases).toHaveLength(2);
  });

  it('resolves the submit of step 2 only after the termination dialog and all their requests', async () => {
    const wizard = createWizardRunner(stateIn('car', { car: null }));
    const { answer } = createByHand(wizard);
    const settled = jest.fn();
    const form = wizard
      .submit({ type: 'carSubmitted', car, hasNoPlan: false }, ['car', 'work'])
      .then(settled);
    const dialog = wizard.submit({ type: 'terminationSubmitted', termination }, [
      'termination',
      'savingCar',
    ]);
    await answer({ type: 'terminationSaved', saved: savedTermination });
    expect(await dialog).toBeNull();
    expect(settled).not.toHaveBeenCalled();
    await answer({ type: 'failed', error });
    await form;
    expect(settled).toHaveBeenCalledWith({ error });
  });

  it('resolves a submit at once when its event changes nothing', async () => {
    const wizard = createWizardRunner(stateIn('completed'));
    createByHand(wizard);
    expect(await wizard.submit({ type: 'codeVerified' }, ['completed'])).toBeNull();
  });
});
