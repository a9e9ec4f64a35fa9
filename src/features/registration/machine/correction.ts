import type { WizardEvent } from './events';
import type { Correction, WizardState } from './state';

type Reopened = Extract<WizardEvent, { type: 'stepReopened' }>;

/** Step 3 is left for another step: with a field, to correct that answer. */
export function correctionOf({ car }: WizardState, { step, field }: Reopened) {
  const correction = field === undefined ? null : { step, field };
  return { correction, corrected: null, savedCar: car };
}

/** The correction that was given up between two states: step 3 is open again, and nothing was saved. Null if there was none. */
export function givenUpCorrection(before: WizardState, now: WizardState): Correction | null {
  const isSaved = before.phase === 'savingDetails' || before.phase === 'savingCar';
  return now.phase === 'work' && !isSaved ? before.correction : null;
}

/** Step 3 is reached: a correction, if there was one, is done or given up. */
export function correctionDone({ correction }: WizardState): Partial<WizardState> {
  return { correction: null, corrected: correction };
}
