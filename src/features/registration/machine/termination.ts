import type { TerminationInput } from '@/api/steps/step.model';
import type { TruckerWithCompanies } from '@/api/truckers/trucker.model';
import { invariant, isStaff, type Termination, type WizardState } from './wizard.state';

export const terminationFields = ['insuranceCompanyId', 'policyNumber', 'terminationDate'] as const;

/** The request body of a termination, which includes the haulier's own data. */
export function terminationInput(state: WizardState, termination: Termination): TerminationInput {
  const { name, cvr, email } = invariant(state.details, 'details');
  return {
    token: state.token,
    isAdmin: isStaff(state),
    ...termination,
    name,
    cvr,
    email,
    truckerId: invariant(state.trucker?.id, 'haulier'),
  };
}

/** The id of the choice "no injuries", for which no termination is asked. */
const noInjuriesId = 1;

/** True if there is an insurance to terminate. `isTerminationDue` is not enough: every saved step 2 sets it again. */
export function hasOneToTerminate({ details, car }: Pick<WizardState, 'details' | 'car'>): boolean {
  return car !== null && car.injuryId !== noInjuriesId && details?.hasPreviousInsurance === true;
}

/** True if this termination was already saved with the same haulier data: an insurer must not be told twice. */
export function isTerminationSaved(state: WizardState, termination: Termination): boolean {
  if (!state.termination) return false;
  const input: Record<string, unknown> = { ...terminationInput(state, termination) };
  return Object.entries(state.termination).every(([name, value]) => value === input[name]);
}

/** Compares the saved termination with the current answers and haulier, which may have changed since. */
export function terminationStatus(state: WizardState): 'settled' | 'outdated' | 'missing' {
  const { termination } = state;
  if (!hasOneToTerminate(state)) return 'settled';
  if (!termination) return 'missing';
  return isTerminationSaved(state, termination) ? 'settled' : 'outdated';
}

/**
 * True if the response to the last termination was lost, but the server has saved it. It must not be sent again: the
 * insurer would be told twice.
 */
export function hasTermination(state: WizardState, fetched: TruckerWithCompanies | null): boolean {
  const { sentTermination, isTerminationUnknown } = state;
  const existing = fetched?.trucker.existingInsurance;
  return (
    isTerminationUnknown &&
    terminationFields.every((field) => existing?.[field] === sentTermination?.[field])
  );
}
