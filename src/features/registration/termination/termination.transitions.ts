import { saveCar, saveTermination } from '../machine/agreementEffects';
import type { CarChoices, Termination, WizardState } from '../machine/state';
import { transition } from '../machine/transition';

/** The injury choice "no injuries", which skips the termination popup (specification, section 9). */
const noInjuriesId = 1;

/** There must be an insurance to terminate: the flag alone is turned on again by every saved step 2 (D17). */
function mustTerminate({ isTerminationDue, details }: WizardState, { injuryId }: CarChoices) {
  return injuryId !== noInjuriesId && isTerminationDue && details?.hasPreviousInsurance === true;
}

/** An insurer is not told twice: whom it is about counts, too, as it travels along (D17). */
function isSaved(state: WizardState, termination: Termination): boolean {
  const saved = Object.entries(state.termination ?? {});
  const { input } = saveTermination(state, termination);
  return (
    saved.length > 0 && saved.every(([name, value]) => value === input[name as keyof typeof input])
  );
}

/** The termination popup, which comes between step 2 and its save (specification, section 4). */
export const terminationTransitions = [
  // Section 4, D17: leaving step 2 opens the termination popup and is blocked
  transition({
    from: 'car',
    on: 'carSubmitted',
    when: (state, { car }) => mustTerminate(state, car),
    to: 'termination',
    change: (_, { car }) => ({ car, savedSteps: 1 }),
  }),
  // Section 2: a termination that was saved can be changed
  transition({
    from: 'car',
    on: 'terminationReopened',
    when: ({ termination }) => termination !== null,
    to: 'termination',
  }),
  // D17: a termination that was saved as it is goes on without being sent again
  transition({
    from: 'termination',
    on: 'terminationSubmitted',
    when: (state, { termination }) => isSaved(state, termination),
    to: 'savingCar',
    change: () => ({ isTerminationDue: false }),
    effects: (state) => [saveCar(state)],
  }),
  // Section 2: the popup saves the termination
  transition({
    from: 'termination',
    on: 'terminationSubmitted',
    to: 'savingTermination',
    effects: (state, { termination }) => [saveTermination(state, termination)],
  }),
  // Section 4: a closed popup leaves step 2 as it is
  transition({
    from: 'termination',
    on: 'terminationDismissed',
    to: 'car',
  }),
  // Section 4: saving the popup turns the flag off, closes it and goes on
  transition({
    from: 'savingTermination',
    on: 'terminationSaved',
    to: 'savingCar',
    change: (_, { saved }) => ({ isTerminationDue: false, termination: saved }),
    effects: (state) => [saveCar(state)],
  }),
  // Section 8: the termination was not saved, the server says why
  transition({
    from: 'savingTermination',
    on: 'terminationFailed',
    to: 'termination',
    change: (_, { error }) => ({ failure: { error } }),
  }),
];
