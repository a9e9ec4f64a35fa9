import type { WizardEffect } from '@/features/registration/machine/effects';
import type { WizardEvent } from '@/features/registration/machine/events';
import { initialWizard } from '@/features/registration/machine/state';
import { detailsTransitions } from '@/features/registration/details/details.transitions';
import { transitionTable } from '@/features/registration/wizard/transitionTable';
import { createWizardRunner } from '@/features/registration/machine/runner';
import { car, error, loaded, savedTermination, stateIn, termination } from '../wizardStates';

/** A wizard whose calls are answered by hand. */
function createByHand(wizard: ReturnType<typeof createWizardRunner>) {
  const asked: WizardEffect[] = [];
  const waiting: ((event: WizardEvent | null) => void)[] = [];
  wizard.setEffectHandler((effect) => {
    asked.push(effect);
    return new Promise((resolve) => waiting.push(resolve));
  });
  return {
    asked,
    answer: async (event: WizardEvent | null) => {
      waiting.shift()?.(event);
      await Promise.resolve();
    },
  };
}

describe('a running wizard', () => {
  it('knows the transitions that it was made with until it has all', () => {
    const wizard = createWizardRunner(
      stateIn('car', { isTerminationDue: false }),
      detailsTransitions,
    );
    createByHand(wizard);
    wizard.send({ type: 'carSubmitted', car });
    expect(wizard.getState().phase).toBe('car');
    wizard.setTransitions(transitionTable);
    wizard.send({ type: 'carSubmitted', car });
    expect(wizard.getState().phase).toBe('savingCar');
  });

  it('leads back to step 1 even where the code of step 2 could not be loaded', () => {
    const wizard = createWizardRunner(stateIn('car'), detailsTransitions);
    wizard.send({ type: 'stepReopened', step: 'details' });
    expect(wizard.getState().phase).toBe('details');
  });

  it('carries out effects, takes their outcomes as events, and tells who listens', async () => {
    const wizard = createWizardRunner(initialWizard({ token: 'link-token' }), detailsTransitions);
    const { asked, answer } = createByHand(wizard);
    const phases: string[] = [];
    const stop = wizard.subscribe(() => phases.push(wizard.getState().phase));
    wizard.send({ type: 'started' });
    expect(asked).toEqual([{ type: 'load', visit: { token: 'link-token' }, isSaved: false }]);
    await answer({ type: 'loaded', loaded });
    expect(phases).toEqual(['loading', 'details']);
    stop();
    wizard.send({ type: 'detailsSubmitted', details: stateIn('details').details as never });
    expect(phases).toHaveLength(2);
  });

  it('does nothing about an event that no transition fits', () => {
    const wizard = createWizardRunner(stateIn('work'), transitionTable);
    const { asked } = createByHand(wizard);
    const listener = jest.fn();
    wizard.subscribe(listener);
    wizard.send({ type: 'carSubmitted', car });
    expect(listener).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it('lets a form wait until the wizard rests, through dialogs and calls', async () => {
    const wizard = createWizardRunner(stateIn('car', { car: null }), transitionTable);
    const { answer } = createByHand(wizard);
    const settled = jest.fn();
    const form = wizard.submit({ type: 'carSubmitted', car }, ['car', 'work']).then(settled);
    const dialog = wizard.submit({ type: 'terminationSubmitted', termination }, [
      'termination',
      'savingCar',
    ]);
    await answer({ type: 'terminationSaved', saved: savedTermination });
    expect(await dialog).toBeNull();
    expect(settled).not.toHaveBeenCalled();
    await answer({ type: 'carFailed', error });
    await form;
    expect(settled).toHaveBeenCalledWith({ error });
  });

  it('resolves at once for an event that changes nothing where it rests', async () => {
    const wizard = createWizardRunner(stateIn('completed'), transitionTable);
    createByHand(wizard);
    expect(await wizard.submit({ type: 'codeVerified' }, ['completed'])).toBeNull();
  });
});
