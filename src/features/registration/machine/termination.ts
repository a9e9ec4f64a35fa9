import { saveTermination } from './agreementEffects';
import type { CarChoices, Termination, WizardState } from './state';

/** The injury choice "no injuries", which skips the termination popup (specification, section 9). */
const noInjuriesId = 1;

/** There must be an insurance to terminate: the flag alone is turned on again by every saved step 2 (D17). */
export function hasOneToTerminate(
  { details }: WizardState,
  { injuryId }: Pick<CarChoices, 'injuryId'>,
) {
  return injuryId !== noInjuriesId && details?.hasPreviousInsurance === true;
}

/** An insurer is not told twice: whom it is about counts, too, as it travels along (D17). */
export function isTerminationSaved(state: WizardState, termination: Termination): boolean {
  const saved = Object.entries(state.termination ?? {});
  const { input } = saveTermination(state, termination);
  return (
    saved.length > 0 && saved.every(([name, value]) => value === input[name as keyof typeof input])
  );
}

/** How the saved termination stands to the answers: it, or whom it is about, may have changed since. */
export function terminationStatus(state: WizardState): 'settled' | 'outdated' | 'missing' {
  const { car, termination } = state;
  if (!car || !hasOneToTerminate(state, car)) return 'settled';
  if (!termination) return 'missing';
  return isTerminationSaved(state, termination) ? 'settled' : 'outdated';
}
