import {
  isNewHaulier,
  type PageId,
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
}

export const steps: Readonly<Record<StepId, WizardStep>> = {
  details: { id: 'details', number: 1, titleKey: 'wizard.step1' },
  car: { id: 'car', number: 2, titleKey: 'wizard.step2' },
  work: { id: 'work', number: 3, titleKey: 'wizard.step3' },
};

/** The phases that show steps 1 and 2. All others show step 3. */
const earlyPhases: Partial<Record<WizardPhase, StepId>> = {
  starting: 'details',
  loading: 'details',
  loadFailed: 'details',
  details: 'details',
  savingDetails: 'details',
  car: 'car',
  termination: 'car',
  savingTermination: 'car',
  savingCar: 'car',
};

export const stepOrder: readonly WizardStep[] = [steps.details, steps.car, steps.work];

/** The pages in their order. */
export const pageOrder: readonly PageId[] = ['details', 'car', 'work', 'check'];

export function stepOf(phase: WizardPhase): WizardStep {
  return steps[earlyPhases[phase] ?? 'work'];
}

/** The page on the screen. Signing takes the place of the check. */
export function pageOf(phase: WizardPhase): PageId {
  const { id } = stepOf(phase);
  return id === 'work' && phase !== 'work' ? 'check' : id;
}

/** Step 3 is saved and not signed. */
export const signingPhases: readonly WizardPhase[] = [
  'signing',
  'signingPaused',
  'renewingSigning',
];

/**
 * Returns the title of the page. Step 1 of an unknown haulier and the check have titles of their own, which the progress bar does not use.
 */
export function titleKeyOf(state: WizardState): TextKey {
  const step = stepOf(state.phase);
  const isSigned = signingPhases.includes(state.phase) || state.phase === 'completed';
  if (pageOf(state.phase) === 'check' && !isSigned) return 'summary.checkAnswers';
  return step.id === 'details' && isNewHaulier(state) ? 'step1.titleNew' : step.titleKey;
}

/**
 * An answer in the check. `labelLang` is the language of the label if it is not the page's. `name` is the name of an add-on and replaces the label. `lang` is the language of the value if it is not the
 * page's. The value is '' if nothing was answered, and null if the title of the choice could not be read.
 */
export interface GivenAnswer {
  step: StepId;
  field: string;
  labelKey: TextKey;
  labelLang?: Language | undefined;
  name?: string;
  value: string | null;
  lang?: Language;
}

/** Makes the answers of a step. */
export const answerOf =
  (step: StepId) =>
  (field: string, labelKey: TextKey, value: string | null): GivenAnswer => ({
    step,
    field,
    labelKey,
    value,
  });

/** Puts a yes or no into words; null is a question left open. */
export type SayYesNo = (flag: boolean | null) => string;
