import { formatTruckerNumbers } from '@/domain/truckerFields.mapper';
import { canConfirmDetails } from '@/domain/truckerFields.rules';
import { carOf } from './serverAnswers';
import { hasInsuranceToTerminate, terminationInput, terminationOnServer } from './termination';
import { agreementIdOf, isStaff, type WizardState } from './wizard.state';

/** True if step 1 is saved: there is an agreement with car insurance and an answer about previous insurance. */
export function hasSavedDetails(state: WizardState): boolean {
  const { details } = state;
  if (agreementIdOf(state) === null || !details?.hasCarInsurance) return false;
  return details.hasPreviousInsurance !== null;
}

/**
 * Returns the saved step 2 and its termination. Null if step 1 is not saved, or if an answer or a required termination
 * is missing. If there is no insurance to terminate, only `termination` is null.
 */
export function savedCarStep(state: WizardState): Pick<WizardState, 'car' | 'termination'> | null {
  const { trucker } = state;
  const agreement = trucker?.agreement;
  const car = agreement ? carOf(agreement, null) : null;
  if (!car || !hasSavedDetails(state)) return null;
  if (car.hasRoadAssistance && car.roadAssistanceFrom === null) return null;
  if (!hasInsuranceToTerminate({ ...state, car })) return { car, termination: null };
  const termination = terminationOnServer(trucker);
  return termination && { car, termination: terminationInput(state, termination) };
}

/** True if every question of step 3 has a saved answer, and every count if a work add-on is chosen. */
function hasSavedWork({ trucker }: WizardState): boolean {
  const answers = trucker?.agreement?.workAnswers ?? [];
  if (answers.length === 0 || answers.includes(null)) return false;
  if (!answers.includes(true)) return true;
  const { cars = null, employees = null, drivers = null } = trucker?.headcount ?? {};
  return ![cars, employees, drivers].includes(null);
}

/** True if all three steps are saved, even if step 1 is not valid. */
function hasSavedSteps(state: WizardState): boolean {
  return savedCarStep(state) !== null && hasSavedWork(state);
}

/**
 * True if all three steps are saved and step 1 is valid. The server does not save the answer that there is no number
 * plate yet. So step 1 of a haulier without a number plate is not valid: it must ask again.
 */
export function isComplete(state: WizardState): boolean {
  const { details } = state;
  return (
    hasSavedSteps(state) && details !== null && canConfirmDetails(formatTruckerNumbers(details))
  );
}

/**
 * Returns the saved termination of an agreement that staff open with all steps saved: the insurer has already been told
 * about it. Null for any other agreement, and if there is no termination.
 */
export function shownTermination(state: WizardState): WizardState['termination'] {
  return isStaff(state) && hasSavedSteps(state) ? (savedCarStep(state)?.termination ?? null) : null;
}
