import type { WizardEffect } from '@/features/registration/machine/effects';
import type { WizardEvent } from '@/features/registration/machine/events';
import { initialWizard } from '@/features/registration/machine/state';
import { createApiError } from '@/api/core/apiError';
import { loadingTransitions } from '@/features/registration/details/loading.transitions';
import { transitionTable } from '@/features/registration/wizard/transitionTable';
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
  it('fetches the other transitions with the first submit, once', async () => {
    const loadAll = jest.fn(() => Promise.resolve(transitionTable));
    const wizard = createWizardRunner(stateIn('details'), loadingTransitions, loadAll);
    const { asked, answer } = createByHand(wizard);
    wizard.send({ type: 'detailsSubmitted', details });
    expect(asked).toEqual([]);
    const form = wizard.submit({ type: 'detailsSubmitted', details }, ['details']);
    await Promise.resolve();
    await answer({ type: 'detailsFailed', error });
    expect(await form).toEqual({ error });
    void wizard.submit({ type: 'detailsSubmitted', details }, ['details']);
    expect(wizard.getState().phase).toBe('savingDetails');
    expect(loadAll).toHaveBeenCalledTimes(1);
  });

  it('says that the server was not reached where they do not come, and asks for them again', async () => {
    const loadAll = jest.fn(() => Promise.resolve(transitionTable));
    loadAll.mockRejectedValueOnce(new Error('The script did not load.'));
    const wizard = createWizardRunner(stateIn('car'), loadingTransitions, loadAll);
    createByHand(wizard);
    const failure = await wizard.submit({ type: 'carSubmitted', car }, ['car']);
    expect(failure).toEqual({ error: createApiError('network') });
    expect(wizard.getState().phase).toBe('car');
    void wizard.submit({ type: 'carSubmitted', car }, ['car']);
    await Promise.resolve();
    expect(wizard.getState().phase).not.toBe('car');
  });

  it('carries out effects, takes their outcomes as events, and tells who listens', async () => {
    const wizard = createWizardRunner(initialWizard({ token: 'link-token' }), transitionTable);
    const { asked, answer } = createByHand(wizard);
    const phases: string[] = [];
    const stop = wizard.subscribe(() => phases.push(wizard.getState().phase));
    wizard.send({ type: 'started' });
    expect(asked).toEqual([{ type: 'load', visit: { token: 'link-token' }, isSaved: false }]);
    await answer({ type: 'loaded', loaded });
    expect(phases).toEqual(['loading', 'details']);
    stop();
    wizard.send({ type: 'detailsSubmitted', details });
    expect(wizard.getState().phase).toBe('savingDetails');
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
