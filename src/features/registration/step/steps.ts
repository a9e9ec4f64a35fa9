import type { TextKey } from '@/i18n/textKeys';
import type { StepId, WizardPhase } from '../machine/wizard.state';

export interface WizardStep {
  id: StepId;
  /** Counts from 1, as readers do. */
  number: number;
  titleKey: TextKey;
  /** The phases in which the step is on the screen. */
  phases: readonly WizardPhase[];
}

/** The steps by name (specification, section 2). */
export const steps: Readonly<Record<StepId, WizardStep>> = {
  details: {
    id: 'details',
    number: 1,
    titleKey: 'wizard.step1',
    phases: ['starting', 'loading', 'loadFailed', 'details', 'savingDetails'],
  },
  car: {
    id: 'car',
    number: 2,
    titleKey: 'wizard.step2',
    phases: ['car', 'termination', 'savingTermination', 'savingCar'],
  },
  work: {
    id: 'work',
    number: 3,
    titleKey: 'wizard.step3',
    phases: [
      'work',
      'checkingAgreement',
      'requestingCode',
      'code',
      'resendingCode',
      'verifyingCode',
      'savingWork',
      'sendingXml',
      'signing',
      'signingPaused',
      'renewingSigning',
      'completed',
    ],
  },
};

/** Step 1 where nothing is known of the haulier. The list of steps calls it by the name that it has for everybody. */
export const newDetailsStep: WizardStep = { ...steps.details, titleKey: 'step1.titleNew' };

export const stepOrder: readonly WizardStep[] = [steps.details, steps.car, steps.work];

/** The step that is on the screen in a phase. */
export function stepOf(phase: WizardPhase): WizardStep {
  return stepOrder.find((step) => step.phases.includes(phase)) ?? steps.details;
}
