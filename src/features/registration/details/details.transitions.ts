import { saveDetails, saveTermination } from '../machine/agreementEffects';
import { correctionDone } from '../machine/correction';
import { known, load } from '../machine/effects';
import type { WizardEvent } from '../machine/events';
import { agreementIdOf, canLoad } from '../machine/selectors';
import type { WizardState } from '../machine/state';
import { terminationStatus } from '../machine/termination';
import { transition } from '../machine/transition';
import { detailsOf } from './detailsOf';

type TerminationStatus = ReturnType<typeof terminationStatus>;
type Saved = Extract<WizardEvent, { type: 'detailsSaved' }>['saved'];

function withoutGaps<Told extends object>(told: Told): Partial<Told> {
  const carried = Object.entries(told).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(carried) as Partial<Told>;
}

/** Takes what the server sent back; of what it did not send, what was sent and loaded stays (D11). */
export function refill(
  { details, trucker, companies }: WizardState,
  saved: Saved,
): Partial<WizardState> {
  if (!saved || !details) return {};
  const { hasPreviousInsurance } = details;
  const told = saved.trucker;
  return {
    trucker: { ...told, ...trucker, ...withoutGaps(told) },
    companies: saved.companies.length > 0 ? saved.companies : companies,
    details: {
      ...details,
      ...withoutGaps(detailsOf(told)),
      hasCarInsurance: told.hasCarInsurance ?? details.hasCarInsurance,
      hasWorkInsurance: told.hasWorkInsurance ?? details.hasWorkInsurance,
      hasPreviousInsurance,
    },
  };
}

function hasAgreement(state: WizardState, saved: Saved): boolean {
  return agreementIdOf({ ...state, ...refill(state, saved) }) !== null;
}

/** Step 1 was corrected, and the termination stands like this to what is saved now. */
function isCorrected(state: WizardState, saved: Saved, status: TerminationStatus): boolean {
  const after = { ...state, ...refill(state, saved) };
  return (
    state.correction !== null &&
    agreementIdOf(after) !== null &&
    terminationStatus(after) === status
  );
}

/** Step 2 stays saved where step 1 was corrected. */
const backToCheck = (state: WizardState): Partial<WizardState> => ({
  savedSteps: 2,
  isTerminationDue: true,
  ...correctionDone(state),
});

/** Step 1 (specification, section 4). */
export const detailsTransitions = [
  // Sections 4 and 8: car insurance not chosen, nothing is sent
  transition({
    from: 'details',
    on: 'detailsSubmitted',
    when: (_, { details }) => !details.hasCarInsurance,
    to: 'details',
    change: () => ({ failure: { key: 'SELECT_CAR_OPTION' } }),
  }),
  // Section 4: an open previous-insurance question blocks
  transition({
    from: 'details',
    on: 'detailsSubmitted',
    when: (_, { details }) => details.hasPreviousInsurance === null,
    to: 'details',
    change: () => ({ failure: { key: 'step1.selectPrevious' } }),
  }),
  // Section 4, D11: step 1 is sent, as an update or as a new haulier
  transition({
    from: 'details',
    on: 'detailsSubmitted',
    to: 'savingDetails',
    change: ({ details, isPhoneVerified }, event) => ({
      details: event.details,
      savedSteps: 0,
      // A code proves one phone only: with another number it has to be asked for again.
      isPhoneVerified: isPhoneVerified && details?.phone === event.details.phone,
    }),
    effects: (state, { details, truckerId = null }) => [saveDetails(state, details, truckerId)],
  }),
  // Section 2: a corrected step 1 leads back to the check
  transition({
    from: 'savingDetails',
    on: 'detailsSaved',
    when: (state, { saved }) => isCorrected(state, saved, 'settled'),
    to: 'work',
    change: (state, { saved }) => ({ ...refill(state, saved), ...backToCheck(state) }),
  }),
  // D17: the insurer is told of a haulier whose name, CVR or email was corrected
  transition({
    from: 'savingDetails',
    on: 'detailsSaved',
    when: (state, { saved }) => isCorrected(state, saved, 'outdated'),
    to: 'savingDetails',
    change: (state, { saved }) => refill(state, saved),
    effects: (state) => [saveTermination(state, known(state.termination, 'termination'))],
  }),
  // D17: then it leads back to the check
  transition({
    from: 'savingDetails',
    on: 'terminationSaved',
    to: 'work',
    change: (state, { saved }) => ({ termination: saved, ...backToCheck(state) }),
  }),
  // Section 8: the insurer was not told, the server says why
  transition({
    from: 'savingDetails',
    on: 'terminationFailed',
    to: 'details',
    change: (_, { error }) => ({ failure: { error } }),
  }),
  // Section 4: an insurance that is to be terminated only now opens the popup at once
  transition({
    from: 'savingDetails',
    on: 'detailsSaved',
    when: (state, { saved }) => isCorrected(state, saved, 'missing'),
    to: 'termination',
    change: (state, { saved }) => ({
      ...refill(state, saved),
      savedSteps: 1,
      isTerminationDue: true,
    }),
  }),
  // Section 4, D11, D17: step 1 is saved; the flag starts as the answer
  transition({
    from: 'savingDetails',
    on: 'detailsSaved',
    when: (state, { saved }) => hasAgreement(state, saved),
    to: 'car',
    change: (state, { saved }) => ({
      ...refill(state, saved),
      savedSteps: 1,
      isTerminationDue: state.details?.hasPreviousInsurance === true,
    }),
  }),
  // Section 7, D11: an answer with nothing but the id is made up for by loading the haulier
  transition({
    from: 'savingDetails',
    on: 'detailsSaved',
    when: (state, { saved }) => !saved && canLoad(state),
    to: 'savingDetails',
    effects: (state) => [load(state, true)],
  }),
  // Section 7: without an agreement id step 2 cannot be saved
  transition({
    from: 'savingDetails',
    on: 'detailsSaved',
    to: 'details',
    change: (state, { saved }) => ({
      ...refill(state, saved),
      failure: { key: 'SOMETHING_WENT_WRONG' },
    }),
  }),
  // Section 8: step 1 was not saved, the server says why
  transition({
    from: 'savingDetails',
    on: 'detailsFailed',
    to: 'details',
    change: (_, { error }) => ({ failure: { error } }),
  }),
  // Section 2: forward to step 2, which step 1 was saved for
  transition({
    from: 'details',
    on: 'stepReopened',
    when: ({ savedSteps }, { step }) => step === 'car' && savedSteps > 0,
    to: 'car',
    change: () => ({ correction: null }),
  }),
  // Section 2: back from step 2
  transition({
    from: 'car',
    on: 'stepReopened',
    when: (_, { step }) => step === 'details',
    to: 'details',
    change: () => ({ correction: null }),
  }),
];
