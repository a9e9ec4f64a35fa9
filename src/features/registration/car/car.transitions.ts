import { saveCar } from '../machine/effects';
import { transition } from '../machine/transition';

/** Step 2 (specification, section 4). */
export const carTransitions = [
  transition({
    rule: 'Section 4: leaving step 2 saves it',
    from: 'car',
    on: 'carSubmitted',
    to: 'savingCar',
    change: (_, { car }) => ({ car, savedSteps: 1 }),
    effects: (state) => [saveCar(state)],
  }),
  transition({
    rule: 'Section 4: step 2 is saved and the flag becomes true',
    from: 'savingCar',
    on: 'carSaved',
    to: 'work',
    change: () => ({ isTerminationDue: true, savedSteps: 2 }),
  }),
  transition({
    rule: 'Section 8: step 2 was not saved, the server says why',
    from: 'savingCar',
    on: 'carFailed',
    to: 'car',
    change: (_, { error }) => ({ failure: { error } }),
  }),
  transition({
    rule: 'Section 2: forward from step 2 to step 3, which step 2 was saved for',
    from: 'car',
    on: 'stepReopened',
    when: ({ savedSteps }, { step }) => step === 'work' && savedSteps === 2,
    to: 'work',
  }),
];
