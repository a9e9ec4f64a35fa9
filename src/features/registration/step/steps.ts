import {
  isNewHaulier,
  type StepId,
  type WizardPhase,
  type WizardState,
} from '../machine/wizard.state';
import type { Language } from '@/config/languages';
import type { TextKey } from '@/i18n/i18n';

export interface WizardStep {
  id: StepId;
  number: number;
  titleKey: TextKey;
  /** The phases in which the step is on the screen. */
  phases: readonly WizardPhase[];
}

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
      'recheckingAgreement',
      'renewingSigning',
      'completed',
    ],
  },
};

export const stepOrder: readonly WizardStep[] = [steps.details, steps.car, steps.work];

export function stepOf(phase: WizardPhase): WizardStep {
  return stepOrder.find((step) => step.phases.includes(phase)) ?? steps.details;
}

/** The title of the page. Step 1 has its own where nothing is known of the haulier; the list of steps does not. */
export function titleKeyOf(state: WizardState): TextKey {
  const step = stepOf(state.phase);
  return step.id === 'details' && isNewHaulier(state) ? 'step1.titleNew' : step.titleKey;
}

/**
 * An answer to be checked before signing: its label by key, its value as it is read, and `lang` if that is not the page's. The
 * value is '' where nothing was answered, null where nobody can say now what the answer is called.
 */
export interface GivenAnswer {
  step: StepId;
  field: string;
  labelKey: TextKey;
  value: string | null;
  lang?: Language;
}

/** Puts a yes or no into words; null is a question left open. */
export type SayYesNo = (flag: boolean | null) => string;
