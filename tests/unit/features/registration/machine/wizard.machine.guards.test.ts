import type { PageId, WizardPhase } from '@/features/registration/machine/wizard.state';
import {
  car,
  next,
  pricesFetched,
  stateIn,
  termination,
  trucker,
  type EventIn,
} from '../wizardStates';

it.each<[WizardPhase, PageId]>([
  ['details', 'details'],
  ['car', 'car'],
  ['work', 'work'],
  ['work', 'check'],
  ['check', 'check'],
  ['code', 'car'],
  ['code', 'work'],
  ['signingPaused', 'work'],
  ['signingPaused', 'details'],
  ['signingPaused', 'car'],
  ['signing', 'work'],
  ['completed', 'details'],
])(
  'the wizard stays in phase %s when page %s is opened, even with 2 steps saved',
  (phase, step) => {
    const state = stateIn(phase, { savedSteps: 2 });
    expect(next(state, { type: 'stepReopened', step }).state).toBe(state);
  },
);

it.each<[WizardPhase, PageId, 0 | 1]>([
  ['details', 'car', 0],
  ['details', 'work', 1],
  ['car', 'work', 1],
  ['car', 'check', 1],
])(
  'the wizard stays in phase %s when page %s is opened and the number of saved steps is %i',
  (phase, step, savedSteps) => {
    const state = stateIn(phase, { savedSteps });
    expect(next(state, { type: 'stepReopened', step }).state).toBe(state);
  },
);

it('the wizard lets staff continue with choices that have no price [4-price-none-stops]', () => {
  const state = stateIn('car', { token: '', staffTruckerId: 17 });
  expect(next(state, { type: 'carSubmitted', car, hasNoPlan: true }).state.phase).toBe(
    'termination',
  );
});

it('the wizard asks for no termination while the answers of step 1 are unknown', () => {
  const state = stateIn('car', { details: null });
  expect(next(state, { type: 'carSubmitted', car, hasNoPlan: false }).state.phase).toBe(
    'savingCar',
  );
});

describe('a request of the wizard without its data', () => {
  const withoutAgreement = { trucker: { ...trucker, agreement: null } };
  const verified = { isPhoneVerified: true };

  it.each<[string, string, ReturnType<typeof stateIn>, EventIn]>([
    [
      'save step 2',
      'agreement',
      stateIn('savingCar', withoutAgreement),
      { type: 'savedRecordFetched', fetched: null },
    ],
    [
      'save step 3',
      'agreement',
      stateIn('checkingAgreement', { ...withoutAgreement, ...verified }),
      pricesFetched,
    ],
    ['send a code', 'haulier', stateIn('checkingAgreement', { trucker: null }), pricesFetched],
    [
      'save step 2',
      'car choices',
      stateIn('savingCar', { car: null }),
      { type: 'savedRecordFetched', fetched: null },
    ],
    [
      'save step 3',
      'work choices',
      stateIn('checkingAgreement', { work: null, ...verified }),
      pricesFetched,
    ],
    [
      'save the termination',
      'details',
      stateIn('savingTermination', { details: null, sentTermination: termination }),
      { type: 'savedRecordFetched', fetched: null },
    ],
  ])('to %s throws an error that names the missing %s', (_request, name, state, event) => {
    expect(() => next(state, event)).toThrow(new Error(`The wizard has no ${name}.`));
  });
});
