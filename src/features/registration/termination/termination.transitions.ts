import { saveCar, saveTermination } from '../machine/agreementEffects';
import { correctionDone } from '../machine/correction';
import type { CarChoices, WizardState } from '../machine/state';
import { hasOneToTerminate, isTerminationSaved, terminationStatus } from '../machine/termination';
import { transition } from '../machine/transition';

function isSettledCorrection(state: WizardState, { injuryId }: CarChoices): boolean {
  const { correction, savedCar } = state;
  const isOtherAnswer = correction !== null && injuryId === savedCar?.injuryId;
  return isOtherAnswer && terminationStatus(state) === 'settled';
}

/** The termination popup, which comes between step 2 and its save (specification, section 4). */
export const terminationTransitions = [
  // Section 2: a correction that leaves claims and termination as they are does not ask for the termination again
  transition({
    from: 'car',
    on: 'carSubmitted',
    when: (state, { car }) => isSettledCorrection(state, car),
    to: 'savingCar',
    change: (_, { car }) => ({ car, savedSteps: 1, isTerminationDue: false }),
    effects: (state) => [saveCar(state)],
  }),
  // Section 4, D17: leaving step 2 opens the termination popup and is blocked
  transition({
    from: 'car',
    on: 'carSubmitted',
    when: (state, { car }) => state.isTerminationDue && hasOneToTerminate(state, car),
    to: 'termination',
    // Nothing is sent yet: a correction can still be given up.
    change: ({ correction, savedSteps }, { car }) => ({
      car,
      savedSteps: correction ? savedSteps : 1,
    }),
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
    when: (state, { termination }) => isTerminationSaved(state, termination),
    to: 'savingCar',
    change: () => ({ isTerminationDue: false, savedSteps: 1 }),
    effects: (state) => [saveCar(state)],
  }),
  // Section 2: the popup saves the termination
  transition({
    from: 'termination',
    on: 'terminationSubmitted',
    to: 'savingTermination',
    effects: (state, { termination }) => [saveTermination(state, termination)],
  }),
  // Section 2: a popup that the check opened leads back there when it is closed
  transition({
    from: 'termination',
    on: 'terminationDismissed',
    when: ({ correction, car, savedCar, savedSteps }) =>
      correction !== null && car === savedCar && savedSteps === 2,
    to: 'work',
    change: correctionDone,
  }),
  // Section 4: a closed popup leaves step 2 as it is
  transition({
    from: 'termination',
    on: 'terminationDismissed',
    to: 'car',
    change: ({ correction, car, savedCar }) => ({ car: correction ? savedCar : car }),
  }),
  // Section 4: saving the popup turns the flag off, closes it and goes on
  transition({
    from: 'savingTermination',
    on: 'terminationSaved',
    to: 'savingCar',
    change: (_, { saved }) => ({ isTerminationDue: false, savedSteps: 1, termination: saved }),
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
