import type { WizardEvent } from './events';
import type { WizardState } from './state';

type Reopened = Extract<WizardEvent, { type: 'stepReopened' }>;

/** Step 3 is left for another step: with a field, to correct that answer. */
export function correctionOf({ car }: WizardState, { step, field }: Reopened) {
  const correction = field === undefined ? null : { step, field };
  return { correction, corrected: null, savedCar: car };
}

/** Step 3 is reached: a correction, if there was one, is done or given up. */
export function correctionDone({ correction }: WizardState): Partial<WizardState> {
  return { correction: null, corrected: correction };
}
