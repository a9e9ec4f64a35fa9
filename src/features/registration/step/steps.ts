import {
  isNewTrucker,
  type PageId,
  type StepId,
  type WizardPhase,
  type WizardState,
} from '../machine/wizard.state';
import type { Language } from '@/config/languages';
import type { TextKey } from '@/i18n/i18n';

interface WizardStep {
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

export const pageOrder: readonly PageId[] = ['details', 'car', 'work', 'check'];

export function stepOf(phase: WizardPhase): WizardStep {
  return steps[earlyPhases[phase] ?? 'work'];
}

/** The field of the open step that is being corrected from the check. */
export function correctedField({ phase, correction }: WizardState): string | undefined {
  return correction?.step === stepOf(phase).id ? correction.field : undefined;
}

/** The page of a phase. The signing phases belong to the check. */
export function pageOf(phase: WizardPhase): PageId {
  const { id } = stepOf(phase);
  return id === 'work' && phase !== 'work' ? 'check' : id;
}

/** The phases that show the signing page. */
export const signingPhases: readonly WizardPhase[] = [
  'signing',
  'signingPaused',
  'renewingSigning',
];

/**
 * The title of the page. For the check and for step 1 of a new haulier it differs from the title in the progress bar.
 */
export function titleKeyOf(state: WizardState): TextKey {
  const step = stepOf(state.phase);
  const isPastCheck = signingPhases.includes(state.phase) || state.phase === 'completed';
  if (pageOf(state.phase) === 'check' && !isPastCheck) return 'summary.checkAnswers';
  return step.id === 'details' && isNewTrucker(state) ? 'step1.titleNew' : step.titleKey;
}

/**
 * An answer in the check. `name` is the name of an add-on and replaces the label. `labelLang` and `lang` are the
 * languages of the label and the value if they differ from the page's. `value` is a boolean for yes or no, '' if the
 * question was not answered, and null if the title of the choice is not known.
 */
export interface GivenAnswer {
  step: StepId;
  field: string;
  labelKey: TextKey;
  labelLang?: Language | undefined;
  name?: string;
  value: string | boolean | null;
  lang?: Language;
}

/** Returns a function that creates the answers of a step. */
export const answerOf =
  (step: StepId) =>
  (field: string, labelKey: TextKey, value: GivenAnswer['value']): GivenAnswer => ({
    step,
    field,
    labelKey,
    value,
  });
