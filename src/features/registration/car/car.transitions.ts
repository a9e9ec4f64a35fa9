import { saveCar } from '../machine/agreementEffects';
import { correctionDone } from '../machine/correction';
import { isStaff } from '../machine/selectors';
import { transition } from '../machine/transition';

/** What keeps step 2 from being left, with or without a termination. */
export const unpricedCarTransitions = [
  // D38: no haulier goes on with choices that have no price
  transition({
    from: 'car',
    on: 'carSubmitted',
    when: (state, { hasNoPlan }) => hasNoPlan === true && !isStaff(state),
    to: 'car',
    change: () => ({ failure: { key: 'step2.premiumUnknown' } }),
  }),
];

/** Step 2 (specification, section 4). */
export const carTransitions = [
  // Section 4: leaving step 2 saves it
  transition({
    from: 'car',
    on: 'carSubmitted',
    to: 'savingCar',
    change: (_, { car }) => ({ car, savedSteps: 1 }),
    effects: (state) => [saveCar(state)],
  }),
  // Section 4: step 2 is saved and the flag becomes true
  transition({
    from: 'savingCar',
    on: 'carSaved',
    to: 'work',
    change: (state) => ({
      isTerminationDue: true,
      savedSteps: 2,
      ...correctionDone(state),
    }),
  }),
  // Section 8: step 2 was not saved, the server says why
  transition({
    from: 'savingCar',
    on: 'carFailed',
    to: 'car',
    change: (_, { error }) => ({ failure: { error } }),
  }),
  // Section 2: forward from step 2 to step 3, which step 2 was saved for
  transition({
    from: 'car',
    on: 'stepReopened',
    when: ({ savedSteps }, { step }) => step === 'work' && savedSteps === 2,
    to: 'work',
    change: correctionDone,
  }),
];
