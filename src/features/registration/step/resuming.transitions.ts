import type { Agreement } from '@/api/truckers/trucker.model';
import { saveTermination } from '../machine/agreementEffects';
import { agreementIdOf } from '../machine/selectors';
import type { CarChoices, WizardState } from '../machine/state';
import { hasOneToTerminate } from '../machine/termination';
import { transition } from '../machine/transition';

/** True where the server has step 1 as it is saved: with an agreement, and the question about previous insurance answered. */
function hasSavedDetails(state: WizardState): boolean {
  const { details } = state;
  if (agreementIdOf(state) === null || !details?.hasCarInsurance) return false;
  return details.hasPreviousInsurance !== null;
}

/** Step 2 as the server has it; null where an answer is missing. */
function carOf(agreement: Agreement | null | undefined): CarChoices | null {
  if (!agreement) return null;
  const { area, newValue, ownRisk, injury, hasRoadAssistance, hasGlassCover } = agreement;
  const roadAssistanceFrom = hasRoadAssistance ? agreement.roadAssistanceFrom : null;
  if (!area || !newValue || !ownRisk || !injury) return null;
  if (hasRoadAssistance === null || hasGlassCover === null) return null;
  if (hasRoadAssistance && roadAssistanceFrom === null) return null;
  return {
    areaId: area.id,
    newValueId: newValue.id,
    ownRiskId: ownRisk.id,
    injuryId: injury.id,
    hasRoadAssistance,
    roadAssistanceFrom,
    hasGlassCover,
  };
}

/** What step 3 shows of step 2, as the server has it; null where it has not all of it, with the termination that it takes. */
function savedCarStep(state: WizardState): Pick<WizardState, 'car' | 'termination'> | null {
  const car = carOf(state.trucker?.agreement);
  if (!car || !hasSavedDetails(state)) return null;
  if (!hasOneToTerminate(state, car)) return { car, termination: null };
  const { insuranceCompanyId, policyNumber, terminationDate } =
    state.trucker?.existingInsurance ?? {};
  if (!insuranceCompanyId || !policyNumber || !terminationDate) return null;
  const termination = { insuranceCompanyId, policyNumber, terminationDate };
  return { car, termination: saveTermination(state, termination).input };
}

/** A reload opens the step where the wizard was, as far as the server has the steps before it (specification, section 4). */
export const resumingTransitions = [
  // Section 4: step 3, which steps 1 and 2 were saved for
  transition({
    from: 'details',
    on: 'visitResumed',
    when: (state, { step }) => step === 'work' && savedCarStep(state) !== null,
    to: 'work',
    change: (state) => ({ ...savedCarStep(state), savedSteps: 2, isTerminationDue: true }),
  }),
  // Section 4, D17: step 2, which step 1 was saved for; the flag starts as its answer
  transition({
    from: 'details',
    on: 'visitResumed',
    when: (state, { step }) => step !== 'details' && hasSavedDetails(state),
    to: 'car',
    change: ({ details }) => ({
      savedSteps: 1,
      isTerminationDue: details?.hasPreviousInsurance === true,
    }),
  }),
];
