import { saveCar, saveTermination } from '../machine/effects';
import { row } from '../machine/transition';
import type { CarChoices, WizardState } from '../machine/wizard.state';

/** The injury choice "no injuries", which skips the termination popup (specification, section 9). */
const noInjuriesId = 1;

/** There must be an insurance to terminate: the flag alone is turned on again by every saved step 2 (D17). */
function mustTerminate({ isTerminationDue, details }: WizardState, { injuryId }: CarChoices) {
  return injuryId !== noInjuriesId && isTerminationDue && details?.hasPreviousInsurance === true;
}

/** Step 2 and the termination popup (specification, section 4). */
export const carRows = [
  row({
    rule: 'Section 4, D17: leaving step 2 opens the termination popup and is blocked',
    from: 'car',
    on: 'carSubmitted',
    when: (state, { car }) => mustTerminate(state, car),
    to: 'termination',
    change: (_, { car }) => ({ car, savedSteps: 1 }),
  }),
  row({
    rule: 'Section 4: leaving step 2 saves it',
    from: 'car',
    on: 'carSubmitted',
    to: 'savingCar',
    change: (_, { car }) => ({ car, savedSteps: 1 }),
    effects: (state) => [saveCar(state)],
  }),
  row({
    rule: 'Section 2: the popup saves the termination',
    from: 'termination',
    on: 'terminationSubmitted',
    to: 'savingTermination',
    effects: (state, { termination }) => [saveTermination(state, termination)],
  }),
  row({
    rule: 'Section 4: a closed popup leaves step 2 as it is',
    from: 'termination',
    on: 'terminationDismissed',
    to: 'car',
  }),
  row({
    rule: 'Section 4: saving the popup turns the flag off, closes it and goes on',
    from: 'savingTermination',
    on: 'terminationSaved',
    to: 'savingCar',
    change: () => ({ isTerminationDue: false }),
    effects: (state) => [saveCar(state)],
  }),
  row({
    rule: 'Section 8: the termination was not saved, the server says why',
    from: 'savingTermination',
    on: 'terminationFailed',
    to: 'termination',
    change: (_, { error }) => ({ failure: { error } }),
  }),
  row({
    rule: 'Section 4: step 2 is saved and the flag becomes true',
    from: 'savingCar',
    on: 'carSaved',
    to: 'work',
    change: () => ({ isTerminationDue: true, savedSteps: 2 }),
  }),
  row({
    rule: 'Section 8: step 2 was not saved, the server says why',
    from: 'savingCar',
    on: 'carFailed',
    to: 'car',
    change: (_, { error }) => ({ failure: { error } }),
  }),
  row({
    rule: 'Section 2: forward from step 2 to step 3, which step 2 was saved for',
    from: 'car',
    on: 'stepReopened',
    when: ({ savedSteps }, { step }) => step === 'work' && savedSteps === 2,
    to: 'work',
  }),
];
