import { stepOf, stepOrder } from '@/features/registration/step/steps';
import type { StepId, WizardPhase } from '@/features/registration/machine/wizard.state';

it('the steps of the wizard are details, car and work, numbered from 1', () => {
  expect(stepOrder.map(({ id, number }) => [id, number])).toEqual([
    ['details', 1],
    ['car', 2],
    ['work', 3],
  ]);
});

it.each<[WizardPhase, StepId]>([
  ['starting', 'details'],
  ['loadFailed', 'details'],
  ['savingDetails', 'details'],
  ['termination', 'car'],
  ['savingTermination', 'car'],
  ['savingCar', 'car'],
  ['checkingAgreement', 'work'],
  ['code', 'work'],
  ['sendingXml', 'work'],
  ['signingPaused', 'work'],
  ['completed', 'work'],
])('the phase %s is shown in the step %s', (phase, step) => {
  expect(stepOf(phase).id).toBe(step);
});
