import { stepOf, stepOrder, steps } from '@/features/registration/step/steps';
import type { StepId, WizardPhase } from '@/features/registration/machine/wizard.state';

/** Every phase there is; the compiler sees to it. */
const stepShowing: Record<WizardPhase, StepId> = {
  starting: 'details',
  loading: 'details',
  loadFailed: 'details',
  details: 'details',
  savingDetails: 'details',
  car: 'car',
  termination: 'car',
  savingTermination: 'car',
  savingCar: 'car',
  work: 'work',
  checkingAgreement: 'work',
  requestingCode: 'work',
  code: 'work',
  resendingCode: 'work',
  verifyingCode: 'work',
  savingWork: 'work',
  sendingXml: 'work',
  signing: 'work',
  signingPaused: 'work',
  renewingSigning: 'work',
  completed: 'work',
};

describe('the steps', () => {
  it('stand in order and count from 1', () => {
    expect(stepOrder.map(({ id, number }) => [id, number])).toEqual([
      ['details', 1],
      ['car', 2],
      ['work', 3],
    ]);
  });

  it('show every phase of the machine in exactly one step', () => {
    for (const [phase, step] of Object.entries(stepShowing) as [WizardPhase, StepId][]) {
      expect(stepOrder.filter(({ phases }) => phases.includes(phase))).toEqual([steps[step]]);
      expect(stepOf(phase)).toBe(steps[step]);
    }
  });
});
