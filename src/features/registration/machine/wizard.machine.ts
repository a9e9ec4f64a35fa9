import { outcomeOf, type ApiError } from '@/api/core/apiError';
import { resendPauseSeconds } from '@/config/constants';
import type { TerminationInput } from '@/api/steps/step.model';
import type { TextKey } from '@/i18n/i18n';
import {
  detailsOf,
  hasOneToTerminate,
  hasSavedDetails,
  hasTermination,
  isStillVerified,
  isTerminationSaved,
  isWhole,
  known,
  refill,
  savedCarStep,
  takeRead,
  takeServerAnswers,
  terminationInput,
  terminationStatus,
} from './agreement';
import {
  agreementIdOf,
  canLoad,
  isStaff,
  type FormId,
  type PageId,
  type WizardEffect,
  type WizardEvent,
  type WizardPhase,
  type WizardState,
} from './wizard.state';

type EventType = WizardEvent['type'];
type EventOf<Type extends EventType> = Extract<WizardEvent, { type: Type }>;
type Change = Partial<WizardState>;

/** What an event leads to in a phase. */
interface Rule<Type extends EventType> {
  when?: (state: WizardState, event: EventOf<Type>) => boolean;
  to: WizardPhase;
  /** What changes besides the phase. Unless it sets a failure, that is the error of the event, or null. */
  change?: Change | ((state: WizardState, event: EventOf<Type>) => Change);
  effects?: readonly WizardEffect[] | ((state: WizardState) => readonly WizardEffect[]);
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

export interface Outcome {
  state: WizardState;
  effects: readonly WizardEffect[];
}

// Conditions, changes and rules that the table has several times.

/** Reads first what a colleague may have saved meanwhile, where the server can be asked. */
const readThen =
  (save: WizardEffect) =>
  (state: WizardState): WizardEffect[] => [canLoad(state) ? 'readSaved' : save];

/** Both have changed a field: it is asked about before anything is sent. */
const askAbout = (form: FormId): Rule<'savedRead'> => ({
  when: (_, { merged }) => merged?.asking === form,
  to: form,
  change: takeRead,
});

/** A new object each time: the step shows each failure anew. */
const failWith = (key: TextKey) => () => ({ failure: { key } });

/** Opens a page, if at least `savedSteps` steps are saved. */
const openPage = (
  page: PageId,
  savedSteps: number,
  change: Rule<'stepReopened'>['change'] = {},
): Rule<'stepReopened'> => ({
  when: (state, event) => event.step === page && state.savedSteps >= savedSteps,
  to: page,
  change,
});

/** The check, or step 3, is left for another step: with a field, to correct that answer. */
const leaveCheck = ({ car }: WizardState, { step, field }: EventOf<'stepReopened'>) => ({
  correction: field === undefined || step === 'check' ? null : { step, field },
  corrected: null,
  savedCar: car,
});

/** A correction, if there was one, is done or given up. */
const reachCheck = ({ correction }: WizardState) => ({ correction: null, corrected: correction });

/** Notes that steps 1 and 2 are saved, and ends a correction. */
const carStepDone = (state: WizardState): Change => ({
  savedSteps: 2,
  isTerminationDue: true,
  ...reachCheck(state),
});

/** Notes that step 1 is saved. */
const detailsDone = ({ details }: WizardState): Change => ({
  savedSteps: 1,
  isTerminationDue: details?.hasPreviousInsurance === true,
});

/** Takes the haulier as the server has saved it, besides another change. */
const refillAnd =
  (change: (state: WizardState) => Change) =>
  (state: WizardState, { saved }: EventOf<'detailsSaved'>): Change => ({
    ...refill(state, saved),
    ...change(state),
  });

/** Takes steps 1 and 2 as the server has them. */
const resumeAfterCar = (state: WizardState): Change => ({
  ...savedCarStep(state),
  savedSteps: 2,
  isTerminationDue: true,
});

/** The saved step 1 was a correction, and the termination relates like this to what is saved now. */
const isCorrected =
  (status: ReturnType<typeof terminationStatus>) =>
  (state: WizardState, event: EventOf<'detailsSaved'>) => {
    const after = { ...state, ...refill(state, event.saved) };
    const isCorrection = state.correction !== null && agreementIdOf(after) !== null;
    return isCorrection && terminationStatus(after) === status;
  };

/** A correction of step 2 that leaves the claims and the termination as they are. */
function isSettledCorrection(state: WizardState, { car }: EventOf<'carSubmitted'>): boolean {
  const { correction, savedCar } = state;
  const isOtherAnswer = correction !== null && car.injuryId === savedCar?.injuryId;
  return isOtherAnswer && terminationStatus(state) === 'settled';
}

/** The insurer has been told. */
const terminationDone = (termination: TerminationInput): Change => ({
  isTerminationDue: false,
  isTerminationUnknown: false,
  savedSteps: 1,
  termination,
});

/** True while a code may still be on its way to this number: its dialog opens without sending another one. */
function isCodeUnderWay({ isPhoneVerified, sentCode, details }: WizardState): boolean {
  if (isPhoneVerified || sentCode === null || sentCode.phone !== details?.phone) return false;
  return Date.now() < sentCode.at + resendPauseSeconds * 1000;
}

const noteSentCode = ({ details }: WizardState, { signing, at }: EventOf<'codeSent'>): Change => ({
  signing,
  sentCode: { phone: details?.phone ?? '', at },
});

const provePhone = { isPhoneVerified: true, sentCode: null };

/** The agreement as it was just read is what will be signed. */
const takeAgreement = (state: WizardState, { told, merged }: EventOf<'agreementRead'>) => ({
  ...merged?.answers,
  ...takeServerAnswers(state, told),
});

/** The check shows what differs from the answers on the screen. The haulier then signs again. */
const backToWhatChanged: Rule<'agreementRead'>[] = [
  {
    when: (state, event) => takeAgreement(state, event).changedFields.length > 0,
    to: 'check',
    change: (state, event) => ({
      ...takeAgreement(state, event),
      failure: { key: 'summary.changedElsewhere' },
    }),
  },
  // Step 3 shows what a colleague has changed in it.
  {
    when: (_, { merged }) => merged !== undefined && (merged.isUpdated || merged.asking !== null),
    to: 'work',
    change: takeAgreement,
  },
  {
    when: (_, { isPriceChanged }) => isPriceChanged,
    to: 'check',
    change: (_, { isPriceLost }) => ({
      changedFields: [],
      failure: { key: isPriceLost ? 'summary.noPriceNoSigning' : 'summary.priceChanged' },
    }),
  },
];

const takeWork = (_: WizardState, { work }: EventOf<'agreementSubmitted'>) => ({ work });

/** A phone that is not verified is sent a code before step 3 is saved. */
const finishAfter = <Type extends 'agreementSubmitted' | 'agreementRead'>(
  change: NonNullable<Rule<Type>['change']>,
): Rule<Type>[] => [
  { when: isCodeUnderWay, to: 'code', change },
  {
    when: ({ isPhoneVerified }) => !isPhoneVerified,
    to: 'requestingCode',
    change,
    effects: ['requestCode'],
  },
  { to: 'savingWork', change, effects: ['saveWork'] },
];

/** Staff never sign, and nobody signs what the server did not register. */
const mustSign = (state: WizardState) => state.isSigningOn && state.isRegistered && !isStaff(state);
const canSign = (state: WizardState) => mustSign(state) && state.signing !== null;

/** Where the wizard goes once send-xml was answered; `news` tells of a failure. */
const afterXml = <Type extends 'xmlSent' | 'xmlNotSent'>(news: WizardEffect[]): Rule<Type>[] => [
  { when: canSign, to: 'signing', effects: news },
  { when: mustSign, to: 'signingPaused', change: failWith('signing.failed'), effects: news },
  { when: isStaff, to: 'completed', effects: news },
  {
    when: ({ isRegistered }) => !isRegistered,
    to: 'check',
    change: failWith('SOMETHING_WENT_WRONG'),
  },
  { to: 'completed', effects: [...news, 'goToThankYou'] },
];

/** Opens the frame. Its data is asked for first if the server has not sent it yet. */
const openSigning = [
  { when: ({ signing }) => signing !== null, to: 'signing' },
  { to: 'renewingSigning', effects: ['requestCode'] },
] satisfies Rule<'signingReopened'>[];

const isDeclined = ({ kind }: ApiError) => kind === 'refused' || kind === 'forbidden';

/**
 * The wizard's course. An event that no rule of the phase takes changes nothing: so a step cannot be sent twice, left before
 * it is saved, or reached before the one before it is saved.
 */
export const wizardTable: Table = {
  starting: {
    started: [{ when: canLoad, to: 'loading', effects: ['load'] }, { to: 'details' }],
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
    failed: { to: 'loadFailed' },
  },
  loadFailed: {},

  details: {
    // A reload opens the step where the wizard was, as far as the server has the steps before it.
    visitResumed: [
      {
        when: (state, { step }) => step === 'work' && savedCarStep(state) !== null,
        to: 'work',
        change: resumeAfterCar,
      },
      {
        when: (state, { step }) => step === 'check' && isWhole(state),
        to: 'check',
        change: resumeAfterCar,
      },
      {
        when: (state, { step }) => (step === 'car' || step === 'work') && hasSavedDetails(state),
        to: 'car',
        change: detailsDone,
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
        change: (state, { details, truckerId = null, termination = null }) => ({
          details,
          madeTruckerId: truckerId,
          termination: state.termination ?? termination,
          savedSteps: 0,
          isPhoneVerified: isStillVerified(state, details),
        }),
        effects: readThen('saveDetails'),
      },
    ],
    stepReopened: [
      openPage('car', 1, { correction: null }),
      openPage('work', 2, { correction: null }),
      openPage('check', 2, reachCheck),
    ],
  },

  savingDetails: {
    savedRead: [
      askAbout('details'),
      // A colleague has taken the car insurance away.
      {
        when: (_, { merged }) => merged?.answers.details?.hasCarInsurance === false,
        to: 'details',
        change: (state, event) => ({
          ...takeRead(state, event),
          failure: { key: 'SELECT_CAR_OPTION' },
        }),
      },
      { to: 'savingDetails', change: takeRead, effects: ['saveDetails'] },
    ],
    savedNotRead: { to: 'details' },
    detailsSaved: [
      {
        when: isCorrected('settled'),
        to: 'check',
        change: refillAnd(carStepDone),
      },
      // The insurer is told of a haulier whose name, CVR or email was corrected.
      {
        when: isCorrected('outdated'),
        to: 'savingDetails',
        change: refillAnd(({ termination }) => ({ sentTermination: termination })),
        effects: ['saveTermination'],
      },
      // There is an insurance to terminate only now.
      {
        when: isCorrected('missing'),
        to: 'termination',
        change: refillAnd(() => ({ savedSteps: 1, isTerminationDue: true })),
      },
      {
        when: (state, event) => agreementIdOf({ ...state, ...refill(state, event.saved) }) !== null,
        to: 'car',
        change: refillAnd(detailsDone),
      },
      // The answer had nothing but an id: the haulier is loaded.
      {
        when: (state, { saved }) => !saved && canLoad(state),
        to: 'savingDetails',
        effects: ['reload'],
      },
      // Without an agreement id step 2 cannot be saved.
      {
        to: 'details',
        change: refillAnd(failWith('SOMETHING_WENT_WRONG')),
      },
    ],
    terminationSaved: {
      to: 'check',
      change: (state, { saved }) => ({ termination: saved, ...carStepDone(state) }),
    },
    failed: { to: 'details' },
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
        change: (_, { car }) => ({ car, savedSteps: 1, isTerminationDue: false }),
        effects: readThen('saveCar'),
      },
      {
        when: (state, { car }) => state.isTerminationDue && hasOneToTerminate({ ...state, car }),
        to: 'termination',
        // Nothing is sent yet: a correction can still be given up.
        change: (state, { car }) => ({
          car,
          savedSteps: state.correction ? state.savedSteps : 1,
        }),
      },
      {
        to: 'savingCar',
        change: (_, { car }) => ({ car, savedSteps: 1 }),
        effects: readThen('saveCar'),
      },
    ],
    terminationReopened: { when: ({ termination }) => termination !== null, to: 'termination' },
    stepReopened: [
      openPage('work', 2, { correction: null }),
      openPage('check', 2, reachCheck),
      openPage('details', 0, { correction: null }),
    ],
  },

  termination: {
    terminationSubmitted: [
      // It was saved like this before.
      {
        when: (state, { termination }) => isTerminationSaved(state, termination),
        to: 'savingCar',
        change: { isTerminationDue: false, savedSteps: 1 },
        effects: readThen('saveCar'),
      },
      {
        to: 'savingTermination',
        change: (_, { termination }) => ({ sentTermination: termination }),
        effects: readThen('saveTermination'),
      },
    ],
    terminationDismissed: [
      // The check opened the popup.
      {
        when: ({ correction, car, savedCar, savedSteps }) =>
          correction !== null && car === savedCar && savedSteps === 2,
        to: 'check',
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
      // Step 2 is saved right after the termination. Ask about it before either is sent.
      askAbout('car'),
      // The answer was lost, and the insurer has been told: not a second time.
      {
        when: (state, { told }) => hasTermination(state, told),
        to: 'savingCar',
        change: (state) =>
          terminationDone(terminationInput(state, known(state.sentTermination, 'termination'))),
        effects: readThen('saveCar'),
      },
      askAbout('termination'),
      { to: 'savingTermination', change: takeRead, effects: ['saveTermination'] },
    ],
    savedNotRead: { to: 'termination' },
    terminationSaved: {
      to: 'savingCar',
      change: (_, { saved }) => terminationDone(saved),
      effects: readThen('saveCar'),
    },
    failed: {
      to: 'termination',
      change: (_, { error }) => ({ isTerminationUnknown: outcomeOf(error) === 'unknown' }),
    },
  },

  savingCar: {
    savedRead: [
      askAbout('car'),
      // A colleague has made the choice that asks for a termination.
      {
        when: (state, { merged }) =>
          hasOneToTerminate({ ...state, ...merged?.answers }) && !hasOneToTerminate(state),
        to: 'car',
        change: (state, event) => ({ ...takeRead(state, event), isTerminationDue: true }),
      },
      { to: 'savingCar', change: takeRead, effects: ['saveCar'] },
    ],
    savedNotRead: { to: 'car' },
    carSaved: [
      { when: ({ correction }) => correction !== null, to: 'check', change: carStepDone },
      { to: 'work', change: carStepDone },
    ],
    failed: { to: 'car' },
  },

  work: {
    workSubmitted: {
      to: 'check',
      change: (state, { work }) => ({ work, ...reachCheck(state) }),
    },
    stepReopened: [
      openPage('car', 0, leaveCheck),
      openPage('details', 0, leaveCheck),
      { ...openPage('check', 2, reachCheck), when: ({ correction }) => correction !== null },
    ],
  },

  check: {
    agreementSubmitted: [
      // No haulier signs without a price.
      {
        when: (state, { isPriceKnown }) => !isPriceKnown && !isStaff(state),
        to: 'check',
        change: failWith('summary.noPriceNoSigning'),
      },
      { when: canLoad, to: 'checkingAgreement', change: takeWork, effects: ['readAgreement'] },
      // Without a link there is nothing to compare with.
      ...finishAfter(takeWork),
    ],
    stepReopened: [
      openPage('work', 0, leaveCheck),
      openPage('car', 0, leaveCheck),
      openPage('details', 0, leaveCheck),
    ],
  },

  checkingAgreement: {
    agreementRead: [...backToWhatChanged, ...finishAfter(takeAgreement)],
    failed: { to: 'check' },
  },

  requestingCode: {
    codeSent: { to: 'code', change: noteSentCode },
    failed: { to: 'check' },
  },

  code: {
    codeRequestedAgain: { to: 'resendingCode', effects: ['requestCode'] },
    codeSubmitted: {
      to: 'verifyingCode',
      change: (_, { code }) => ({ code }),
      effects: ['verifyCode'],
    },
    codeDismissed: { to: 'check' },
    // To the phone number of step 1.
    stepReopened: openPage('details', 0, leaveCheck),
  },

  resendingCode: {
    codeSent: { to: 'code', change: noteSentCode },
    failed: { to: 'code' },
  },

  verifyingCode: {
    // The agreement may have changed while the code was under way: it is compared once more before it is signed.
    codeVerified: [
      // Staff are told at the end.
      { when: isStaff, to: 'checkingAgreement', change: provePhone, effects: ['readAgreement'] },
      {
        when: canLoad,
        to: 'checkingAgreement',
        change: provePhone,
        effects: ['sayCodeVerified', 'readAgreement'],
      },
      { to: 'savingWork', change: provePhone, effects: ['sayCodeVerified', 'saveWork'] },
    ],
    failed: {
      to: 'code',
      // The server takes a code once only.
      change: ({ sentCode }, { lost }) =>
        lost && sentCode ? { sentCode: { ...sentCode, isMaybeUsed: true } } : {},
    },
  },

  savingWork: {
    workSaved: [
      { when: isStaff, to: 'sendingXml', effects: ['sendXml', 'goToList'] },
      {
        to: 'sendingXml',
        change: (_, { isRegistered }) => ({ isRegistered }),
        effects: ['sendXml'],
      },
    ],
    failed: {
      to: 'check',
      // Only the server knows how long a code proves the phone. If it declines, the next finish asks for a new code.
      change: ({ isPhoneVerified }, { error }) => ({
        isPhoneVerified: isPhoneVerified && !isDeclined(error),
      }),
    },
  },

  // A failed send-xml is told, and what is saved stands.
  sendingXml: {
    xmlSent: afterXml([]),
    xmlNotSent: afterXml(['sayXmlNotSent']),
  },

  signing: {
    signed: { to: 'completed', effects: ['goToThankYou'] },
    signingCancelled: { to: 'signingPaused', change: failWith('signing.cancelled') },
    // The frame never spoke.
    signingFailed: { to: 'signingPaused', change: failWith('signing.failed') },
  },

  signingPaused: {
    signingReopened: [
      // The agreement may have changed while the page was paused.
      { when: canLoad, to: 'recheckingAgreement', effects: ['readAgreement'] },
      ...openSigning,
    ],
    stepReopened: openPage('check', 0),
  },

  recheckingAgreement: {
    agreementRead: [...backToWhatChanged, ...openSigning],
    failed: { to: 'signingPaused' },
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
    failed: { to: 'signingPaused' },
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

function failureOf({ error, lost }: { error: ApiError; lost?: TextKey | undefined }) {
  return lost ? { error, lost } : { error };
}

/** What an event does to the wizard. */
export function applyEvent<Type extends EventType>(
  state: WizardState,
  event: EventOf<Type>,
): Outcome {
  const rule = ruleFor<Type>(state, event);
  if (!rule) return { state, effects: [] };
  const { to, change, effects = [] } = rule;
  const failure = 'error' in event ? failureOf(event) : null;
  const changed = typeof change === 'function' ? change(state, event) : change;
  const next = { ...state, failure, ...changed, phase: to };
  return { state: next, effects: typeof effects === 'function' ? effects(next) : effects };
}
