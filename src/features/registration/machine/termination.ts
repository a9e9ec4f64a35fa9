import type { TerminationInput } from '@/api/steps/step.model';
import type { Trucker, TruckerWithCompanies } from '@/api/truckers/trucker.model';
import {
  canLoad,
  invariant,
  targetOf,
  truckerIdOf,
  type Termination,
  type WizardState,
} from './wizard.state';

export const terminationFields = ['insuranceCompanyId', 'policyNumber', 'terminationDate'] as const;

export const isTerminationField = (field?: string) =>
  terminationFields.some((name) => name === field);

/** The request body of a termination, which includes the haulier's own data. */
export function terminationInput(state: WizardState, termination: Termination): TerminationInput {
  const { name, cvr, email } = invariant(state.details, 'details');
  return {
    ...targetOf(state),
    ...termination,
    name,
    cvr,
    email,
    truckerId: truckerIdOf(state),
  };
}

/** The request body of the termination that is being sent. */
export function sentTerminationInput(state: WizardState): TerminationInput {
  return terminationInput(state, invariant(state.sentTermination, 'termination'));
}

/** The id of the choice "no injuries", for which no termination is required. */
const noInjuriesId = 1;

/**
 * True if there is an insurance to terminate. `isTerminationDue` does not say that, because every saved step 2 sets it
 * to true.
 */
export function hasInsuranceToTerminate({
  details,
  car,
}: Pick<WizardState, 'details' | 'car'>): boolean {
  return car !== null && car.injuryId !== noInjuriesId && details?.hasPreviousInsurance === true;
}

function isSameInput(
  input: TerminationInput | null,
  state: WizardState,
  termination: Termination,
): boolean {
  if (!input) return false;
  const now: Record<string, unknown> = { ...terminationInput(state, termination) };
  return Object.entries(input).every(([name, value]) => value === now[name]);
}

/** True if this termination was already saved with the same haulier data: an insurer must not be told twice. */
export function isTerminationSaved(state: WizardState, termination: Termination): boolean {
  return isSameInput(state.termination, state, termination);
}

/**
 * Compares the saved termination with the current answers and haulier, which may have changed since. An `outdated` one
 * must be sent again, and a `missing` one must be asked for.
 */
export function terminationStatus(state: WizardState): 'settled' | 'outdated' | 'missing' {
  const { termination } = state;
  if (!hasInsuranceToTerminate(state)) return 'settled';
  if (!termination) return 'missing';
  return isTerminationSaved(state, termination) ? 'settled' : 'outdated';
}

/** The termination that the server has; null if a part of it is missing. */
export function terminationOnServer(trucker: Trucker | null): Termination | null {
  const { insuranceCompanyId, policyNumber, terminationDate } = trucker?.existingInsurance ?? {};
  if (!insuranceCompanyId || !policyNumber || !terminationDate) return null;
  return { insuranceCompanyId, policyNumber, terminationDate };
}

/**
 * The termination that belongs to the agreement: the one of this visit. If the answers require none, also one of an
 * earlier visit, because no request can undo it.
 */
export function standingTermination(state: WizardState): Termination | null {
  if (state.termination || hasInsuranceToTerminate(state)) return state.termination;
  return terminationOnServer(state.trucker);
}

/** True if the agreement has a termination that its answers do not require. */
export function hasNeedlessTermination(state: WizardState): boolean {
  return !hasInsuranceToTerminate(state) && standingTermination(state) !== null;
}

/**
 * True if the server has this insurer, policy number and date. The server does not return the name, CVR and e-mail that
 * were sent with them, so these cannot be compared.
 */
export function isOnServer(
  termination: Termination | null,
  trucker: Trucker | null | undefined,
): boolean {
  const existing = trucker?.existingInsurance;
  return terminationFields.every((field) => existing?.[field] === termination?.[field]);
}

/** Marks a lost termination as saved if the server has it, even if the answers no longer require a termination. */
export function arrivedTermination(
  { lostTermination }: WizardState,
  trucker: Trucker,
): Partial<WizardState> {
  if (!lostTermination || !isOnServer(lostTermination, trucker)) return {};
  return { termination: lostTermination, lostTermination: null };
}

/** True if this is the termination of an earlier visit, unchanged, and the answers do not require it. */
export function isUnchangedNeedless(state: WizardState, termination: Termination): boolean {
  return (
    state.termination === null &&
    hasNeedlessTermination(state) &&
    isOnServer(termination, state.trucker)
  );
}

/**
 * True if the server's data can show whether the sent termination has arrived. It cannot if the server had the same
 * termination before and only the haulier's data is new.
 */
export function canLookUpTermination(state: WizardState): boolean {
  return canLoad(state) && !isOnServer(state.sentTermination, state.trucker);
}

/**
 * True if the server already has this termination from an earlier request with the same haulier data, even if the
 * response was lost. Sending it again would tell the insurer twice.
 */
export function hasTerminationArrived(
  state: WizardState,
  fetched: TruckerWithCompanies | null,
): boolean {
  const { sentTermination: sent, lostTermination, termination } = state;
  if (!sent || !isOnServer(sent, fetched?.trucker)) return false;
  return [lostTermination, termination].some((earlier) => isSameInput(earlier, state, sent));
}
