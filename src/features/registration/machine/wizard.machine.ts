import { outcomeOf, type ApiError } from '@/api/core/apiError';
import { resendPauseSeconds } from '@/config/constants';
import type { TextKey } from '@/i18n/i18n';
import {
  answerField,
  detailsOf,
  hasOneToTerminate,
  hasSavedDetails,
  hasTermination,
  isTerminationSaved,
  known,
  mergeSaved,
  refill,
  savedCarStep,
  seeSaved,
  takeServerAnswers,
  terminationInput,
  terminationStatus,
  tokenOrIdOf,
} from './agreement';
import {
  agreementIdOf,
  canLoad,
  isStaff,
  premiumChoicesOf,
  type FormId,
  type Termination,
  type WizardEffect,
  type WizardEvent,
  type WizardPhase,
  type WizardState,
  type WizardVisit,
} from './wizard.state';

type EventType = WizardEvent['type'];
type EventOf<Type extends EventType> = Extract<WizardEvent, { type: Type }>;

/** What an event leads to in a phase. */
interface Rule<Type extends EventType> {
  when?: (state: WizardState, event: EventOf<Type>) => boolean;
  to: WizardPhase;
  /** What changes besides the phase. A failure that is not set here is cleared. */
  change?: (state: WizardState, event: EventOf<Type>) => Partial<WizardState>;
  /** What is to be done, from the state after the change. */
  effects?: (state: WizardState, event: EventOf<Type>) => WizardEffect | WizardEffect[];
}

/** By phase and event: the rules that may apply. The first one whose `when` is true is taken. */
type Table = Readonly<
  Record<
    WizardPhase,
    {
      readonly [Type in EventType]?: Rule<Type> | readonly Rule<Type>[];
    }
  >
>;

/** The new state, and what is to be done. */
export interface Outcome {
  state: WizardState;
  effects: WizardEffect[];
}

// The calls, from what the wizard knows.

function visitOf({ token, staffTruckerId }: WizardState): WizardVisit {
  return staffTruckerId === null ? { token } : { staffTruckerId };
}

function target(state: WizardState) {
  return { token: state.token, isAdmin: isStaff(state) };
}

const truckerIdOf = ({ trucker }: WizardState) => known(trucker?.id, 'haulier');
const agreementId = (state: WizardState) => known(agreementIdOf(state), 'agreement');

/** `isSaved`: step 1 was saved, and the answer had no haulier in it. */
const load = (state: WizardState, isSaved: boolean): WizardEffect => ({
  type: 'load',
  visit: visitOf(state),
  isSaved,
});

const readAgreement = (state: WizardState): WizardEffect => ({
  type: 'readAgreement',
  visit: visitOf(state),
  choices: premiumChoicesOf(state),
});

/**
 * Updates the haulier if there is one, else makes a new one; with the id of the one that an earlier visit made, so that no
 * second comes of it.
 */
function saveDetails(state: WizardState): WizardEffect {
  const { trucker, madeTruckerId: truckerId } = state;
  const details = known(state.details, 'details');
  if (trucker) {
    const addressId = trucker.address?.id ?? null;
    return { type: 'updateTrucker', input: { ...details, id: trucker.id, addressId } };
  }
  const hasPreviousInsurance = known(details.hasPreviousInsurance, 'answer');
  return { type: 'saveRegistration', input: { ...details, truckerId, hasPreviousInsurance } };
}

function saveCar(state: WizardState): WizardEffect {
  const input = { ...target(state), ...known(state.car, 'car choices') };
  return { type: 'saveCarChoices', input: { ...input, agreementId: agreementId(state) } };
}

const saveTermination = (
  state: WizardState,
  termination: Termination = known(state.sentTermination, 'termination'),
): WizardEffect => ({ type: 'saveTermination', input: terminationInput(state, termination) });

/** Nothing is saved over what a colleague has saved meanwhile: that is read first, where the server can be asked. */
const readThen =
  (save: (state: WizardState) => WizardEffect) =>
  (state: WizardState): WizardEffect =>
    canLoad(state) ? { type: 'readSaved', visit: visitOf(state) } : save(state);

const requestCode = (state: WizardState): WizardEffect => ({
  type: 'requestCode',
  target: { token: state.token, truckerId: truckerIdOf(state) },
});

function saveWork(state: WizardState): WizardEffect {
  const input = { ...target(state), ...known(state.work, 'work choices') };
  return { type: 'saveWorkChoices', input: { ...input, agreementId: agreementId(state) } };
}

const sendXml = (state: WizardState): WizardEffect => ({
  type: 'sendXml',
  input: { tokenOrId: tokenOrIdOf(state), isUpdate: isStaff(state) },
});

const goToThankYou = (state: WizardState): WizardEffect => ({
  type: 'goToThankYou',
  tokenOrId: tokenOrIdOf(state),
});

// Conditions and changes that several rules share.

type SavedRead = EventOf<'savedRead'>;

/** A form takes what a colleague has saved meanwhile. */
const takeSaved =
  (form: FormId) =>
  (state: WizardState, { told }: Pick<SavedRead, 'told'>) =>
    mergeSaved(state, form, told);

const hasQuestions = ({ colleague }: Pick<WizardState, 'colleague'>) =>
  colleague !== null && colleague.asked.length > 0;

/** Both have changed a field: it is asked about before anything is sent. */
const mustAsk = (form: FormId) => (state: WizardState, event: SavedRead) =>
  hasQuestions(takeSaved(form)(state, event));

/** A form is sent: what was said of a colleague is over, but for the questions that are open. */
const keepQuestions = (state: WizardState) => ({
  colleague: hasQuestions(state) ? state.colleague : null,
});

const answerFieldIn = (to: WizardPhase): Rule<'fieldAnswered'> => ({
  to,
  change: (state, { field }) => ({ failure: state.failure, ...answerField(state, field) }),
});

/** The call failed: the text says why. */
const tellFailure = (_: WizardState, { error }: { error: ApiError }) => ({ failure: { error } });
const failWith = (key: TextKey) => () => ({ failure: { key } });

const fill = (state: WizardState, { saved }: EventOf<'detailsSaved'>): Partial<WizardState> => {
  const refilled = refill(state, saved);
  return { ...refilled, ...seeSaved({ ...state, ...refilled }, 'details') };
};
const filled = (state: WizardState, event: EventOf<'detailsSaved'>) => ({
  ...state,
  ...fill(state, event),
});

/** True if a saved step 1 was a correction, and the termination relates like this to what is saved now. */
const isCorrected =
  (status: ReturnType<typeof terminationStatus>) =>
  (state: WizardState, event: EventOf<'detailsSaved'>) => {
    const after = filled(state, event);
    return (
      state.correction !== null &&
      agreementIdOf(after) !== null &&
      terminationStatus(after) === status
    );
  };

/** Step 3 is left for another step: with a field, to correct that answer. */
const leaveCheck = ({ car }: WizardState, { step, field }: EventOf<'stepReopened'>) => ({
  correction: field === undefined ? null : { step, field },
  corrected: null,
  savedCar: car,
});

/** Step 3 is reached: a correction, if there was one, is done or given up. */
const reachCheck = ({ correction }: WizardState) => ({ correction: null, corrected: correction });

/** A corrected step 1 leads back to the check: step 2 stays saved. */
const backToCheck = (state: WizardState): Partial<WizardState> => ({
  savedSteps: 2,
  isTerminationDue: true,
  ...reachCheck(state),
});

/** The insurer has been told. */
const terminationDone = (state: WizardState, termination: Termination): Partial<WizardState> => ({
  isTerminationDue: false,
  isTerminationUnknown: false,
  savedSteps: 1,
  termination: terminationInput(state, termination),
  ...seeSaved(state, 'termination'),
});

const isStep =
  (wanted: EventOf<'stepReopened'>['step']) =>
  (_: WizardState, { step }: EventOf<'stepReopened'>) =>
    step === wanted;

/** True if a correction of step 2 leaves the claims and the termination as they are. */
function isSettledCorrection(
  state: WizardState,
  { car: { injuryId } }: EventOf<'carSubmitted'>,
): boolean {
  const { correction, savedCar } = state;
  const isOtherAnswer = correction !== null && injuryId === savedCar?.injuryId;
  return isOtherAnswer && terminationStatus(state) === 'settled';
}

/** True while a code may still be on its way to this number: its dialog opens without sending another one. */
function isCodeUnderWay({ isPhoneVerified, sentCode, details }: WizardState): boolean {
  if (isPhoneVerified || sentCode === null || sentCode.phone !== details?.phone) return false;
  return Date.now() < sentCode.at + resendPauseSeconds * 1000;
}

const noteSentCode = (
  { details }: WizardState,
  { signing, at }: EventOf<'codeSent'>,
): Partial<WizardState> => ({ signing, sentCode: { phone: details?.phone ?? '', at } });

const provePhone = () => ({ isPhoneVerified: true, sentCode: null });

const takeWork = (state: WizardState, { work }: EventOf<'workSubmitted'>) => ({
  ...keepQuestions(state),
  work,
});

/** What is signed is what was compared: the agreement as it was just read. */
const takeRead = (state: WizardState, event: EventOf<'agreementRead'>) => {
  const merged = mergeSaved(state, 'work', event.told);
  // Steps 1 and 2 are opened with what the server has.
  const { work } = merged.seen ?? {};
  return { ...merged, ...takeServerAnswers(state, event.told), ...(work && { seen: { work } }) };
};

/** A phone that is not verified is sent a code before step 3 is saved. */
const finishAfter = <Type extends 'workSubmitted' | 'agreementRead'>(
  change: NonNullable<Rule<Type>['change']>,
): Rule<Type>[] => [
  { when: isCodeUnderWay, to: 'code', change },
  {
    when: ({ isPhoneVerified }) => !isPhoneVerified,
    to: 'requestingCode',
    change,
    effects: requestCode,
  },
  { to: 'savingWork', change, effects: saveWork },
];

/** Staff never sign, and nobody signs what the server did not register. */
const mustSign = (state: WizardState) => state.isSigningOn && state.isRegistered && !isStaff(state);
const canSign = (state: WizardState) => mustSign(state) && state.signing !== null;

/** Where the wizard goes once send-xml was answered, with what is `told` of that. */
const afterXml = <Type extends 'xmlSent' | 'xmlNotSent'>(told: WizardEffect[]): Rule<Type>[] => [
  { when: canSign, to: 'signing', effects: () => told },
  { when: mustSign, to: 'signingPaused', change: failWith('signing.failed'), effects: () => told },
  { when: isStaff, to: 'completed', effects: () => told },
  {
    when: ({ isRegistered }) => !isRegistered,
    to: 'work',
    change: failWith('SOMETHING_WENT_WRONG'),
  },
  { to: 'completed', effects: (state) => [...told, goToThankYou(state)] },
];

const isDeclined = ({ kind }: ApiError) => kind === 'refused' || kind === 'forbidden';

/**
 * The wizard's course. An event that no rule of the phase takes changes nothing: so a step cannot be sent twice, left before
 * it is saved, or reached before the one before it is saved.
 */
export const wizardTable: Table = {
  starting: {
    started: [
      { when: canLoad, to: 'loading', effects: (state) => load(state, false) },
      { to: 'details' },
    ],
  },

  loading: {
    loaded: {
      to: 'details',
      change: (_, { loaded: { trucker, companies } }) => ({
        trucker,
        companies,
        details: detailsOf(trucker),
      }),
    },
    // The link is good, and step 1 is empty.
    nobodyLoaded: { to: 'details' },
    loadFailed: { to: 'loadFailed', change: tellFailure },
  },
  loadFailed: {},

  details: {
    // A reload opens the step where the wizard was, as far as the server has the steps before it.
    visitResumed: [
      {
        when: (state, { step }) => step === 'work' && savedCarStep(state) !== null,
        to: 'work',
        change: (state) => ({ ...savedCarStep(state), savedSteps: 2, isTerminationDue: true }),
      },
      {
        when: (state, { step }) => step !== 'details' && hasSavedDetails(state),
        to: 'car',
        change: ({ details }) => ({
          savedSteps: 1,
          isTerminationDue: details?.hasPreviousInsurance === true,
        }),
      },
    ],
    detailsSubmitted: [
      {
        when: (_, { details }) => !details.hasCarInsurance,
        to: 'details',
        change: failWith('SELECT_CAR_OPTION'),
      },
      {
        when: (_, { details }) => details.hasPreviousInsurance === null,
        to: 'details',
        change: failWith('step1.selectPrevious'),
      },
      {
        to: 'savingDetails',
        change: (state, { details, truckerId = null }) => ({
          ...keepQuestions(state),
          details,
          madeTruckerId: truckerId,
          savedSteps: 0,
          // A code proves one phone only: another number needs a new one.
          isPhoneVerified: state.isPhoneVerified && state.details?.phone === details.phone,
        }),
        effects: readThen(saveDetails),
      },
    ],
    fieldAnswered: answerFieldIn('details'),
    // Forward to a step that the ones before it were saved for.
    stepReopened: [
      {
        when: ({ savedSteps }, { step }) => step === 'car' && savedSteps > 0,
        to: 'car',
        change: () => ({ correction: null }),
      },
      {
        when: ({ savedSteps }, { step }) => step === 'work' && savedSteps === 2,
        to: 'work',
        change: reachCheck,
      },
    ],
  },

  savingDetails: {
    savedRead: [
      { when: mustAsk('details'), to: 'details', change: takeSaved('details') },
      // A colleague has taken the car insurance away.
      {
        when: (state, { told }) => {
          const { details = state.details } = mergeSaved(state, 'details', told);
          return !details?.hasCarInsurance;
        },
        to: 'details',
        change: (state, { told }) => ({
          ...mergeSaved(state, 'details', told),
          failure: { key: 'SELECT_CAR_OPTION' },
        }),
      },
      { to: 'savingDetails', change: takeSaved('details'), effects: saveDetails },
    ],
    savedNotRead: { to: 'details', change: tellFailure },
    detailsSaved: [
      {
        when: isCorrected('settled'),
        to: 'work',
        change: (state, event) => ({ ...fill(state, event), ...backToCheck(state) }),
      },
      // The insurer is told of a haulier whose name, CVR or email was corrected.
      {
        when: isCorrected('outdated'),
        to: 'savingDetails',
        change: fill,
        effects: (state) => saveTermination(state, known(state.termination, 'termination')),
      },
      // There is an insurance to terminate only now.
      {
        when: isCorrected('missing'),
        to: 'termination',
        change: (state, event) => ({
          ...fill(state, event),
          savedSteps: 1,
          isTerminationDue: true,
        }),
      },
      {
        when: (state, event) => agreementIdOf(filled(state, event)) !== null,
        to: 'car',
        change: (state, event) => ({
          ...fill(state, event),
          savedSteps: 1,
          isTerminationDue: state.details?.hasPreviousInsurance === true,
        }),
      },
      // The answer had nothing but an id: the haulier is loaded.
      {
        when: (state, { saved }) => !saved && canLoad(state),
        to: 'savingDetails',
        effects: (state) => load(state, true),
      },
      // Without an agreement id step 2 cannot be saved.
      {
        to: 'details',
        change: (state, event) => ({
          ...fill(state, event),
          failure: { key: 'SOMETHING_WENT_WRONG' },
        }),
      },
    ],
    detailsFailed: { to: 'details', change: tellFailure },
    terminationSaved: {
      to: 'work',
      change: (state, { saved }) => ({ termination: saved, ...backToCheck(state) }),
    },
    terminationFailed: { to: 'details', change: tellFailure },
  },

  car: {
    carSubmitted: [
      // No haulier goes on with choices that have no price.
      {
        when: (state, { hasNoPlan }) => hasNoPlan === true && !isStaff(state),
        to: 'car',
        change: failWith('step2.premiumUnknown'),
      },
      {
        when: isSettledCorrection,
        to: 'savingCar',
        change: (state, { car }) => ({
          ...keepQuestions(state),
          car,
          savedSteps: 1,
          isTerminationDue: false,
        }),
        effects: readThen(saveCar),
      },
      {
        when: (state, { car }) => state.isTerminationDue && hasOneToTerminate(state, car),
        to: 'termination',
        // Nothing is sent yet: a correction can still be given up.
        change: (state, { car }) => ({
          ...keepQuestions(state),
          car,
          savedSteps: state.correction ? state.savedSteps : 1,
        }),
      },
      {
        to: 'savingCar',
        change: (state, { car }) => ({ ...keepQuestions(state), car, savedSteps: 1 }),
        effects: readThen(saveCar),
      },
    ],
    fieldAnswered: answerFieldIn('car'),
    terminationReopened: { when: ({ termination }) => termination !== null, to: 'termination' },
    stepReopened: [
      {
        when: ({ savedSteps }, { step }) => step === 'work' && savedSteps === 2,
        to: 'work',
        change: reachCheck,
      },
      { when: isStep('details'), to: 'details', change: () => ({ correction: null }) },
    ],
  },

  termination: {
    terminationSubmitted: [
      // It was saved like this before.
      {
        when: (state, { termination }) => isTerminationSaved(state, termination),
        to: 'savingCar',
        change: () => ({ isTerminationDue: false, savedSteps: 1 }),
        effects: readThen(saveCar),
      },
      {
        to: 'savingTermination',
        change: (state, { termination }) => ({
          ...keepQuestions(state),
          sentTermination: termination,
        }),
        effects: readThen(saveTermination),
      },
    ],
    fieldAnswered: answerFieldIn('termination'),
    terminationDismissed: [
      // The check opened the popup.
      {
        when: ({ correction, car, savedCar, savedSteps }) =>
          correction !== null && car === savedCar && savedSteps === 2,
        to: 'work',
        change: reachCheck,
      },
      {
        to: 'car',
        change: ({ correction, car, savedCar }) => ({ car: correction ? savedCar : car }),
      },
    ],
  },

  savingTermination: {
    savedRead: [
      // The answer was lost, and the insurer has been told: not a second time.
      {
        when: (state, { told }) => hasTermination(state, told),
        to: 'savingCar',
        change: (state) => terminationDone(state, known(state.sentTermination, 'termination')),
        effects: readThen(saveCar),
      },
      { when: mustAsk('termination'), to: 'termination', change: takeSaved('termination') },
      {
        to: 'savingTermination',
        change: takeSaved('termination'),
        effects: (state) => saveTermination(state),
      },
    ],
    savedNotRead: { to: 'termination', change: tellFailure },
    terminationSaved: {
      to: 'savingCar',
      change: (state, { saved }) => ({ ...terminationDone(state, saved), termination: saved }),
      effects: readThen(saveCar),
    },
    terminationFailed: {
      to: 'termination',
      change: (_, { error }) => ({
        failure: { error },
        isTerminationUnknown: outcomeOf(error) === 'unknown',
      }),
    },
  },

  savingCar: {
    savedRead: [
      { when: mustAsk('car'), to: 'car', change: takeSaved('car') },
      // A colleague has made the choice that asks for a termination.
      {
        when: (state, { told }) => {
          const { car = state.car } = mergeSaved(state, 'car', told);
          const isDue = (choices: typeof car) =>
            choices !== null && hasOneToTerminate(state, choices);
          return isDue(car) && !isDue(state.car);
        },
        to: 'car',
        change: (state, { told }) => ({
          ...mergeSaved(state, 'car', told),
          isTerminationDue: true,
        }),
      },
      { to: 'savingCar', change: takeSaved('car'), effects: saveCar },
    ],
    savedNotRead: { to: 'car', change: tellFailure },
    carSaved: {
      to: 'work',
      change: (state) => ({
        isTerminationDue: true,
        savedSteps: 2,
        ...seeSaved(state, 'car'),
        ...reachCheck(state),
      }),
    },
    carFailed: { to: 'car', change: tellFailure },
  },

  work: {
    workSubmitted: [
      // No haulier signs without a price.
      {
        when: (state, { isPriceKnown }) => !isPriceKnown && !isStaff(state),
        to: 'work',
        change: failWith('summary.noPriceNoSigning'),
      },
      { when: canLoad, to: 'checkingAgreement', change: takeWork, effects: readAgreement },
      // Without a link there is nothing to compare with.
      ...finishAfter(takeWork),
    ],
    fieldAnswered: answerFieldIn('work'),
    stepReopened: [
      { when: isStep('car'), to: 'car', change: leaveCheck },
      { when: isStep('details'), to: 'details', change: leaveCheck },
    ],
  },

  checkingAgreement: {
    agreementRead: [
      // Other answers, or another price, are shown: the haulier sends step 3 again.
      {
        when: (state, event) => takeRead(state, event).changedFields.length > 0,
        to: 'work',
        change: (state, event) => ({
          ...takeRead(state, event),
          failure: { key: 'summary.changedElsewhere' },
        }),
      },
      // So is what a colleague has changed in this step.
      {
        when: (state, { told }) => mergeSaved(state, 'work', told).colleague !== null,
        to: 'work',
        change: takeRead,
      },
      {
        when: (_, { isPriceChanged }) => isPriceChanged,
        to: 'work',
        change: () => ({ changedFields: [], failure: { key: 'summary.priceChanged' } }),
      },
      ...finishAfter(takeRead),
    ],
    agreementNotRead: { to: 'work', change: tellFailure },
  },

  requestingCode: {
    codeSent: { to: 'code', change: noteSentCode },
    codeNotSent: { to: 'work', change: tellFailure },
  },

  code: {
    codeRequestedAgain: { to: 'resendingCode', effects: requestCode },
    codeSubmitted: {
      to: 'verifyingCode',
      effects: (state, { code }) => ({
        type: 'verifyCode',
        verification: { token: state.token, truckerId: truckerIdOf(state), code },
      }),
    },
    codeDismissed: { to: 'work' },
    // To the phone number of step 1.
    stepReopened: { when: isStep('details'), to: 'details', change: leaveCheck },
  },

  resendingCode: {
    codeSent: { to: 'code', change: noteSentCode },
    codeNotSent: { to: 'code', change: tellFailure },
  },

  verifyingCode: {
    codeVerified: [
      // Staff are told at the end.
      { when: isStaff, to: 'savingWork', change: provePhone, effects: saveWork },
      {
        to: 'savingWork',
        change: provePhone,
        effects: (state) => [
          { type: 'notifySuccess', key: 'SMS_VERIFICATION_SUCCESS' },
          saveWork(state),
        ],
      },
    ],
    codeRefused: { to: 'code', change: tellFailure },
  },

  savingWork: {
    workSaved: [
      {
        when: isStaff,
        to: 'sendingXml',
        effects: (state) => [sendXml(state), { type: 'goToList' }],
      },
      { to: 'sendingXml', change: (_, { isRegistered }) => ({ isRegistered }), effects: sendXml },
    ],
    workFailed: {
      to: 'work',
      // A code proves a phone for a while, and only the server knows how long: declined, the next finish asks for a new one.
      change: ({ isPhoneVerified }, { error }) => ({
        failure: { error },
        isPhoneVerified: isPhoneVerified && !isDeclined(error),
      }),
    },
  },

  // A failed send-xml is told, and what is saved stands.
  sendingXml: {
    xmlSent: afterXml([]),
    xmlNotSent: afterXml([{ type: 'notifyError', key: 'SOMETHING_WENT_WRONG' }]),
  },

  signing: {
    signed: { to: 'completed', effects: goToThankYou },
    signingCancelled: { to: 'signingPaused', change: failWith('signing.cancelled') },
    // The frame never spoke.
    signingFailed: { to: 'signingPaused', change: failWith('signing.failed') },
  },

  signingPaused: {
    signingReopened: [
      { when: ({ signing }) => signing !== null, to: 'signing' },
      { to: 'renewingSigning', effects: requestCode },
    ],
    stepReopened: { when: isStep('work'), to: 'work' },
  },

  renewingSigning: {
    codeSent: [
      {
        when: (_, { signing }) => signing !== null,
        to: 'signing',
        change: (_, { signing }) => ({ signing }),
      },
      { to: 'signingPaused', change: failWith('signing.failed') },
    ],
    codeNotSent: { to: 'signingPaused', change: tellFailure },
  },

  completed: {},
};

/** The rule that an event meets in a state. */
export function ruleFor<Type extends EventType>(
  state: WizardState,
  event: EventOf<Type>,
): Rule<Type> | undefined {
  const found: unknown = wizardTable[state.phase][event.type];
  const rules = [found ?? []].flat() as Rule<Type>[];
  return rules.find(({ when }) => !when || when(state, event));
}

/** What an event does to the wizard. */
export function applyEvent<Type extends EventType>(
  state: WizardState,
  event: EventOf<Type>,
): Outcome {
  const rule = ruleFor<Type>(state, event);
  if (!rule) return { state, effects: [] };
  const next = { ...state, failure: null, ...rule.change?.(state, event), phase: rule.to };
  return { state: next, effects: [rule.effects?.(next, event) ?? []].flat() };
}
