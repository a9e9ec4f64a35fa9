import { outcomeOf, type ApiError } from '@/api/core/apiError';
import { resendPauseSeconds } from '@/config/constants';
import type { TerminationInput } from '@/api/steps/step.model';
import type { TextKey } from '@/i18n/i18n';
import { hasSavedDetails, isComplete, savedCarStep, shownTermination } from './savedSteps';
import {
  detailsOf,
  fieldsOfCorrection,
  isStillVerified,
  mergeFetched,
  mergeSaved,
  mergeServerAnswers,
} from './serverAnswers';
import {
  canLookUpTermination,
  hasInsuranceToTerminate,
  hasTerminationArrived,
  isOnServer,
  isTerminationField,
  isTerminationSaved,
  isUnchangedNeedless,
  sentTerminationInput,
  standingTermination,
  terminationStatus,
} from './termination';
import {
  agreementIdOf,
  canLoad,
  isStaff,
  noInsurersRetry,
  type Correction,
  type EarlierTerminations,
  type FormId,
  type PageId,
  type RequestFailure,
  type WizardEffect,
  type WizardEvent,
  type WizardPhase,
  type WizardState,
} from './wizard.state';

type EventType = WizardEvent['type'];
type EventOf<Type extends EventType> = Extract<WizardEvent, { type: Type }>;
type Change = Partial<WizardState>;

/** A transition: what an event does in a phase. */
interface Rule<Type extends EventType> {
  when?: (state: WizardState, event: EventOf<Type>) => boolean;
  to: WizardPhase;
  /** The state changes besides the phase. If they lack `failure`, it becomes the error of the event, or null. */
  change?: Change | ((state: WizardState, event: EventOf<Type>) => Change);
  effects?:
    | readonly WizardEffect[]
    | ((state: WizardState, event: EventOf<Type>) => readonly WizardEffect[]);
}

/** Rules by phase and event. The first rule whose `when` is true, or that has none, applies. */
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

// Conditions, changes and rules that `wizardTable` uses.

/**
 * The effect that begins a save: fetches the haulier, which a colleague may have changed, or saves at once if it cannot
 * be loaded.
 */
const fetchThen =
  (save: WizardEffect) =>
  (state: WizardState): WizardEffect[] => [canLoad(state) ? 'fetchSaved' : save];

/** If the user and a colleague have changed the same field, returns to the form, which asks which value to keep. */
const askAbout = (form: FormId): Rule<'savedRecordFetched'> => ({
  when: (_, { merged }) => merged?.asking === form,
  to: form,
  change: mergeFetched,
});

/** Shows a failure. The object is new each time, so that a step shows the same failure again when it is repeated. */
const failWith = (key: TextKey) => () => ({ failure: { key } });

/** The number of steps that must be saved before the user can open a page. */
const stepsBefore: Readonly<Record<PageId, number>> = { details: 0, car: 1, work: 2, check: 2 };

/** Opens the page that the user asked for, if the steps before it are saved. */
const openPage = (
  page: PageId,
  change: Rule<'stepReopened'>['change'] = {},
): Rule<'stepReopened'> => ({
  when: (state, event) => event.step === page && state.savedSteps >= stepsBefore[page],
  to: page,
  change,
});

/**
 * The state after leaving the check or step 3, with the answer to correct, if one is given. Keeps the saved car
 * choices, to compare them with the corrected ones.
 */
const correct = ({ car }: WizardState, correction: Correction | null) => ({
  correction,
  corrected: null,
  savedCar: car,
  updatedFields: [],
});

/** Leaves the check or step 3 for another page. If the event names a field, its answer is being corrected. */
const leaveCheck = (state: WizardState, { step, field, untoldNews }: EventOf<'stepReopened'>) => ({
  ...correct(state, field === undefined || step === 'check' ? null : { step, field }),
  untoldNews: untoldNews ?? state.untoldNews,
});

const endCorrection = ({ correction }: WizardState): Change => ({
  correction: null,
  corrected: correction,
});

/** Ends a correction, whether it was saved or given up. Shows the message about changes, if the check must still. */
const reachCheck = (state: WizardState): Change => ({
  ...endCorrection(state),
  ...(state.untoldNews && { untoldNews: null, failure: { key: state.untoldNews } }),
});

/** Marks steps 1 and 2 as saved. */
const carStepDone = { savedSteps: 2, isTerminationDue: true } as const;

/**
 * The fields that the check marks after a correction: those in which the save found a colleague's change, and those
 * that were marked before. The corrected step loses its earlier marks, unless the check has not shown them yet.
 */
function fieldsToMark({ correction, untoldNews, changedFields, updatedFields }: WizardState) {
  const done = correction && untoldNews === null ? fieldsOfCorrection[correction.step] : [];
  return [...changedFields.filter((field) => !done.includes(field)), ...updatedFields];
}

/** Marks steps 1 and 2 as saved at the end of a correction. */
const correctionDone = (state: WizardState): Change => ({
  ...carStepDone,
  ...reachCheck(state),
  changedFields: fieldsToMark(state),
});

const detailsDone = ({ details }: WizardState): Change => ({
  savedSteps: 1,
  isTerminationDue: details?.hasPreviousInsurance === true,
});

/** Applies the haulier in the response to step 1, then another change. */
const refillAnd =
  (change: (state: WizardState) => Change) =>
  (state: WizardState, { saved }: EventOf<'detailsSaved'>): Change => {
    const refilled = mergeSaved(state, saved);
    return { ...refilled, ...change({ ...state, ...refilled }) };
  };

/**
 * Continues with the terminations of an earlier visit. A termination that the server has counts as saved, even if the
 * answers no longer require one.
 */
function restoreTerminations(
  { trucker, ...state }: WizardState,
  { termination, lostTermination }: EarlierTerminations,
): Pick<WizardState, 'termination' | 'lostTermination'> {
  const saved = [lostTermination, termination].find((sent) => sent && isOnServer(sent, trucker));
  const now = state.termination;
  const told = termination ?? now;
  return {
    // If a colleague has changed the termination, it counts as sent with the data of this tab, as before the reload.
    termination:
      saved ?? (now && told && { ...now, name: told.name, cvr: told.cvr, email: told.email }),
    lostTermination: state.lostTermination ?? lostTermination ?? null,
  };
}

/** Resumes a visit after step 2, with the saved car choices and termination. */
function resumeAfterCar(state: WizardState, event: EventOf<'visitResumed'>): Change {
  const saved = savedCarStep(state);
  return { ...saved, ...restoreTerminations({ ...state, ...saved }, event), ...carStepDone };
}

/** The state with the latest known answers of the server, and the fields in which they differ from the page. */
function asOnServer(state: WizardState): WizardState {
  const { trucker } = state;
  return { ...state, ...mergeServerAnswers(state, trucker && { trucker, companies: [] }) };
}

/**
 * True if step 1 was saved as a correction, and the termination now has this status. If a colleague has left nothing to
 * terminate, an outdated one is not sent again: finish shows the change.
 */
const isCorrected =
  (status: ReturnType<typeof terminationStatus>) =>
  (state: WizardState, event: EventOf<'detailsSaved'>) => {
    const after = { ...state, ...mergeSaved(state, event.saved) };
    if (state.correction === null || agreementIdOf(after) === null) return false;
    const now = terminationStatus(after);
    // The answer about previous insurance is the one just saved; `trucker` may have an older one.
    const { car } = asOnServer(after);
    const isDue = now !== 'outdated' || hasInsuranceToTerminate({ ...after, car });
    return (isDue ? now : 'settled') === status;
  };

/** Ends a correction of step 1 whose termination was sent again. Marks what a colleague has changed in it. */
function resendDone(state: WizardState, { saved }: EventOf<'terminationSaved'>): Change {
  const changed = asOnServer(state).changedFields.filter(isTerminationField);
  const updatedFields = [...state.updatedFields, ...changed];
  return { termination: saved, ...correctionDone({ ...state, updatedFields }) };
}

/**
 * True if leaving step 2 must ask for a termination. A correction of step 2 does not ask if it keeps the injury choice,
 * and the termination is saved or not required.
 */
function mustTerminate(state: WizardState, { car }: EventOf<'carSubmitted'>): boolean {
  const { correction, savedCar } = state;
  const isOtherAnswer = correction !== null && car.injuryId === savedCar?.injuryId;
  if (isOtherAnswer && terminationStatus(state) === 'settled') return false;
  return state.isTerminationDue && hasInsuranceToTerminate({ ...state, car });
}

/**
 * Counts the termination as lost from the moment it is sent, because a reload may lose the response. But if the
 * server's data cannot show later whether the termination has arrived, it does not count as lost.
 */
function markTerminationSent(state: WizardState, event: EventOf<'savedRecordFetched'>): Change {
  const changed = mergeFetched(state, event);
  const now = { ...state, ...changed };
  const lostTermination = canLookUpTermination(now) ? sentTerminationInput(now) : null;
  return { ...changed, lostTermination };
}

/** Like `mergeFetched`, with the answer about previous insurance, which neither step 2 nor the dialog has. */
function takeInsurance(state: WizardState, event: EventOf<'savedRecordFetched'>): Change {
  const { details } = state;
  const hasPreviousInsurance =
    event.fetched?.trucker.agreement?.hasPreviousInsurance ?? details?.hasPreviousInsurance ?? null;
  const { updatedFields, ...changed } = mergeFetched(state, event);
  const isSame = details?.hasPreviousInsurance === hasPreviousInsurance;
  return {
    ...changed,
    details: details && { ...details, hasPreviousInsurance },
    ...(updatedFields && {
      updatedFields: isSame ? updatedFields : [...updatedFields, 'hasPreviousInsurance'],
    }),
  };
}

/** True if a colleague's change leaves nothing to terminate. A termination cannot be undone, so it must not be sent. */
const isNothingLeft = (state: WizardState, event: EventOf<'savedRecordFetched'>) =>
  hasInsuranceToTerminate(state) &&
  !hasInsuranceToTerminate({ ...state, ...takeInsurance(state, event) });

/** True if the dialog was opened from the check, and step 2 is unchanged: closing it leads back to the check. */
const isOpenedFromCheck = ({ correction, car, savedCar, savedSteps }: WizardState) =>
  correction !== null && car === savedCar && savedSteps === 2;

/** Step 2 as it was saved before a correction, which the user can still give up; otherwise as it is. */
const givenCar = ({ correction, savedCar }: WizardState, car: WizardState['car']) =>
  correction ? savedCar : car;

/** Marks the termination as saved. Step 2 itself is saved next. */
const terminationDone = (termination: TerminationInput): Change => ({
  isTerminationDue: false,
  lostTermination: null,
  savedSteps: 1,
  termination,
});

/** True shortly after a code was sent to this phone number: the dialog then opens without sending another code. */
function isCodeUnderWay(
  { isPhoneVerified, sentCode, details }: WizardState,
  { at }: EventOf<'agreementFetched'>,
): boolean {
  if (isPhoneVerified || sentCode === null || sentCode.phone !== details?.phone) return false;
  return at < sentCode.at + resendPauseSeconds * 1000;
}

const noteSentCode = ({ details }: WizardState, { signing, at }: EventOf<'codeSent'>): Change => ({
  signing,
  sentCode: { phone: details?.phone ?? '', at },
});

/** Replaces the answers of the page by those fetched before signing, because the haulier signs what the server has. */
const takeAgreement = (_: WizardState, { taken }: EventOf<'agreementFetched'>) => taken;

/** Replaces the answers like `takeAgreement`, for a step that opens before the check can show the message. */
const takeUntold = (_: WizardState, { taken, news }: EventOf<'agreementFetched'>) => ({
  ...taken,
  // While no price is known, the check says so without this message.
  untoldNews: news === 'summary.noPriceNoSigning' ? null : news,
});

/**
 * Stops if the fetched agreement or price differs from the page, and shows the changes. The user can then press the
 * button again. If no price is known, only staff can go on.
 */
const backToWhatChanged: Rule<'agreementFetched'>[] = [
  // A colleague has changed step 3, or a chosen work add-on is gone: open step 3 first, because only its open form can
  // show this. Its Next button leads to the check, which marks the other changes.
  { when: (_, { opensWork }) => opensWork, to: 'work', change: takeUntold },
  // A colleague has unticked the car insurance, without which nobody can go on: open step 1 to correct that.
  {
    when: (_, { taken }) => taken.details?.hasCarInsurance === false,
    to: 'details',
    change: (state, event) => {
      const untold = takeUntold(state, event);
      return {
        ...untold,
        ...correct({ ...state, ...untold }, { step: 'details', field: 'hasCarInsurance' }),
        failure: { key: 'SELECT_CAR_OPTION' },
      };
    },
  },
  // Staff have added a work add-on, which step 3 must ask about.
  {
    when: (_, { newFields }) => newFields.length > 0,
    to: 'work',
    change: (state, event) => {
      const [field] = event.newFields;
      const untold = takeUntold(state, event);
      return { ...untold, ...(field && correct({ ...state, ...untold }, { step: 'work', field })) };
    },
  },
  {
    when: (_, { news }) => news !== null,
    to: 'check',
    change: (_, { taken, news }) => ({ ...taken, failure: news && { key: news } }),
  },
];

/**
 * Saves step 3. If the phone number is not verified yet, first sends a code to it. If a colleague has changed the name,
 * CVR or e-mail, first sends the termination again, so that the insurer gets the new data.
 */
const finish: Rule<'agreementFetched'>[] = [
  {
    when: (state, { taken }) => terminationStatus({ ...state, ...taken }) === 'outdated',
    to: 'resendingTermination',
    change: (state, { taken }) => ({
      ...taken,
      sentTermination: taken.termination ?? state.termination,
    }),
    effects: ['saveTermination'],
  },
  { when: isCodeUnderWay, to: 'code', change: takeAgreement },
  {
    when: ({ isPhoneVerified }) => !isPhoneVerified,
    to: 'requestingCode',
    change: takeAgreement,
    effects: ['requestCode'],
  },
  { to: 'savingWork', change: takeAgreement, effects: ['saveWork'] },
];

/** Staff never sign, and an agreement must be registered by the server before it is signed. */
const mustSign = (state: WizardState) => state.isSigningOn && state.isRegistered && !isStaff(state);
const canSign = (state: WizardState) => mustSign(state) && state.signing !== null;

const reportXml = (_: WizardState, { isSent }: EventOf<'xmlEnded'>): WizardEffect[] =>
  isSent ? [] : ['sayXmlNotSent'];

/** Opens the signing frame. If its data is missing, first requests it together with a new code. */
const openSigning = [
  { when: ({ signing }) => signing !== null, to: 'signing' },
  { to: 'renewingSigning', effects: ['requestCode'] },
] satisfies Rule<'agreementFetched'>[];

const signedElsewhere: Rule<'signedElsewhere'> = {
  to: 'signedElsewhere',
  change: (_, { signed }) => ({ signed }),
};

const isDeclined = ({ kind }: ApiError) => kind === 'refused' || kind === 'forbidden';

/**
 * The transitions of the wizard. An event without a matching rule in the current phase changes nothing. So a step
 * cannot be sent twice, left while it is being saved, or opened before the previous step is saved.
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
    nobodyLoaded: { to: 'details' },
    failed: { to: 'loadFailed' },
  },
  loadFailed: {},

  details: {
    // After a reload, open the step that was open. Staff start with the check. Open no page that the saved steps do not
    // allow.
    visitResumed: [
      {
        when: (state, { step }) => step === 'work' && savedCarStep(state) !== null,
        to: 'work',
        change: resumeAfterCar,
      },
      {
        when: (state, { step }) => step === 'check' && isComplete(state),
        to: 'check',
        change: resumeAfterCar,
      },
      {
        when: (state, { step }) => (step === 'car' || step === 'work') && hasSavedDetails(state),
        to: 'car',
        change: (state, event) => ({
          ...detailsDone(state),
          ...restoreTerminations({ ...state, termination: shownTermination(state) }, event),
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
        change: (state, event) => ({
          details: event.details,
          createdTruckerId: event.truckerId ?? null,
          ...restoreTerminations(
            { ...state, termination: state.termination ?? shownTermination(state) },
            event,
          ),
          // A haulier that the earlier visit created cannot be fetched, so the termination cannot be compared: trust
          // the stored one.
          ...(event.termination &&
            event.termination.truckerId === event.truckerId && { termination: event.termination }),
          savedSteps: 0,
          isPhoneVerified: isStillVerified(state, event.details),
        }),
        effects: fetchThen('saveDetails'),
      },
    ],
    stepReopened: [
      openPage('car', { correction: null }),
      openPage('work', { correction: null }),
      openPage('check', reachCheck),
    ],
  },

  savingDetails: {
    savedRecordFetched: [
      askAbout('details'),
      // A colleague has unticked the car insurance, without which nobody can go on: return to step 1.
      {
        when: (_, { merged }) => merged?.answers.details?.hasCarInsurance === false,
        to: 'details',
        change: (state, event) => ({
          ...mergeFetched(state, event),
          failure: { key: 'SELECT_CAR_OPTION' },
        }),
      },
      { to: 'savingDetails', change: mergeFetched, effects: ['saveDetails'] },
    ],
    savedRecordNotFetched: { to: 'details' },
    detailsSaved: [
      {
        when: isCorrected('settled'),
        to: 'check',
        change: refillAnd(correctionDone),
      },
      // The name, CVR or e-mail was corrected: send the termination again, so that the insurer gets the new data. If a
      // colleague has changed the termination, send the changed one.
      {
        when: isCorrected('outdated'),
        to: 'savingDetails',
        change: refillAnd((state) => ({
          sentTermination: asOnServer(state).termination,
          savedSteps: 1,
        })),
        effects: ['saveTermination'],
      },
      // The correction adds an insurance to terminate: ask for the termination.
      {
        when: isCorrected('missing'),
        to: 'termination',
        change: refillAnd(() => ({ savedSteps: 1, isTerminationDue: true })),
      },
      {
        when: (state, event) =>
          agreementIdOf({ ...state, ...mergeSaved(state, event.saved) }) !== null,
        to: 'car',
        change: refillAnd(detailsDone),
      },
      // The response to step 1 contained no haulier: fetch it.
      {
        when: (state, { saved }) => !saved && canLoad(state),
        to: 'savingDetails',
        effects: ['reload'],
      },
      // The haulier may have been created. Without its id, another try cannot update the haulier and would create a
      // second one.
      {
        when: ({ trucker, createdTruckerId }, { saved }) =>
          !saved && trucker === null && createdTruckerId === null,
        to: 'details',
        change: failWith('wizard.saveUnknownCall'),
      },
      // Without an agreement id, step 2 could not be saved: stay in step 1.
      {
        to: 'details',
        change: refillAnd(failWith('SOMETHING_WENT_WRONG')),
      },
    ],
    terminationSaved: { to: 'check', change: resendDone },
    failed: { to: 'details' },
    signedElsewhere,
  },

  car: {
    carSubmitted: [
      // A haulier cannot continue with choices that have no price; staff can.
      {
        when: (state, { hasNoPlan }) => hasNoPlan && !isStaff(state),
        to: 'car',
        change: failWith('step2.premiumUnknown'),
      },
      {
        when: mustTerminate,
        to: 'termination',
        // Nothing has been sent yet, and the user can still give up a correction. So all steps of a correction stay
        // marked as saved.
        change: (state, { car }) => ({
          car,
          savedSteps: state.correction ? state.savedSteps : 1,
        }),
      },
      {
        to: 'savingCar',
        change: (_, { car }) => ({ car, savedSteps: 1 }),
        effects: fetchThen('saveCar'),
      },
    ],
    stepReopened: [
      openPage('work', { correction: null }),
      openPage('check', reachCheck),
      openPage('details', { correction: null }),
    ],
  },

  termination: {
    terminationSubmitted: [
      // This termination is already saved: save only step 2, and do not tell the insurer twice.
      {
        when: (state, { termination }) =>
          !state.lostTermination &&
          (isTerminationSaved(state, termination) || isUnchangedNeedless(state, termination)),
        to: 'savingCar',
        change: { isTerminationDue: false, savedSteps: 1 },
        effects: fetchThen('saveCar'),
      },
      {
        to: 'savingTermination',
        change: (_, { termination }) => ({ sentTermination: termination }),
        effects: fetchThen('saveTermination'),
      },
    ],
    insurersRequested: {
      when: (state) => canLoad(state) && !state.insurersRetry.isFetching,
      to: 'termination',
      change: { insurersRetry: { isFetching: true, error: null } },
      effects: ['fetchInsurers'],
    },
    insurersFetched: { to: 'termination', change: (_, { companies }) => ({ companies }) },
    insurersNotFetched: {
      to: 'termination',
      // A notification reports this failure. The form shows none, because the failed request was not its submission.
      change: (_, { error }) => ({ failure: null, insurersRetry: { isFetching: false, error } }),
    },
    terminationDismissed: [
      { when: isOpenedFromCheck, to: 'check', change: reachCheck },
      { to: 'car', change: (state) => ({ car: givenCar(state, state.car) }) },
    ],
  },

  savingTermination: {
    savedRecordFetched: [
      // The wizard saves step 2 right after the termination. So ask about conflicts in step 2 before the termination is
      // sent.
      askAbout('car'),
      // The response to an earlier try was lost, but the termination is saved: do not tell the insurer twice.
      {
        when: (state, { fetched }) => hasTerminationArrived(state, fetched),
        to: 'savingCar',
        change: (state) => terminationDone(sentTerminationInput(state)),
        effects: fetchThen('saveCar'),
      },
      {
        when: (state, event) => isNothingLeft(state, event) && isOpenedFromCheck(state),
        to: 'check',
        change: (state, { fetched }) => ({
          ...mergeServerAnswers(state, fetched),
          ...endCorrection(state),
          failure: { key: 'summary.changedElsewhere' },
        }),
      },
      {
        when: isNothingLeft,
        to: 'car',
        change: (state, event) => {
          const { car = state.car, ...changed } = takeInsurance(state, event);
          const failure = { key: 'termination.notNeeded' } as const;
          return { ...changed, car: givenCar(state, car), failure };
        },
      },
      askAbout('termination'),
      { to: 'savingTermination', change: markTerminationSent, effects: ['saveTermination'] },
    ],
    savedRecordNotFetched: { to: 'termination' },
    signedElsewhere,
    terminationSaved: {
      to: 'savingCar',
      change: (_, { saved }) => terminationDone(saved),
      effects: fetchThen('saveCar'),
    },
    failed: {
      to: 'termination',
      change: (_, { error }) => (outcomeOf(error) === 'unknown' ? {} : { lostTermination: null }),
    },
  },

  savingCar: {
    savedRecordFetched: [
      askAbout('car'),
      // A colleague has changed the injury choice to one that needs a termination: return to step 2, which asks for it
      // next.
      {
        when: (state, { merged }) =>
          hasInsuranceToTerminate({ ...state, ...merged?.answers }) &&
          !hasInsuranceToTerminate(state),
        to: 'car',
        change: (state, event) => ({ ...mergeFetched(state, event), isTerminationDue: true }),
      },
      { to: 'savingCar', change: mergeFetched, effects: ['saveCar'] },
    ],
    savedRecordNotFetched: { to: 'car' },
    signedElsewhere,
    carSaved: [
      { when: ({ correction }) => correction !== null, to: 'check', change: correctionDone },
      { to: 'work', change: carStepDone },
    ],
    failed: { to: 'car' },
  },

  work: {
    workSubmitted: { to: 'check', change: (state, { work }) => ({ work, ...reachCheck(state) }) },
    stepReopened: [
      openPage('car', leaveCheck),
      openPage('details', leaveCheck),
      // Back gives up a correction. The check cannot show a message now, because only a submitted form shows one. If a
      // new question opened step 3, the next press opens it again, and after that the check shows the message.
      {
        when: ({ correction }, { step }) => step === 'check' && correction !== null,
        to: 'check',
        change: endCorrection,
      },
    ],
  },

  check: {
    agreementSubmitted: [
      // The add-on that opened step 3 is gone again, and Back has left a message untold.
      { when: ({ untoldNews }) => untoldNews !== null, to: 'check', change: reachCheck },
      // A haulier cannot sign without a price; staff can finish.
      {
        when: (state, { isPriceKnown }) => !isPriceKnown && !isStaff(state),
        to: 'check',
        change: failWith('summary.noPriceNoSigning'),
      },
      // A colleague has changed the answers to ones that need a termination: ask for it.
      {
        when: (state) => terminationStatus(state) === 'missing',
        to: 'termination',
        change: (state, { work }) => ({
          work,
          ...correct(state, { step: 'car', field: 'injuryId' }),
        }),
      },
      {
        to: 'checkingAgreement',
        change: (_, { work, shownPrices }) => ({ work, shownPrices }),
        effects: ['fetchAgreement'],
      },
    ],
    stepReopened: [
      openPage('work', leaveCheck),
      {
        when: (state, { field }) =>
          standingTermination(state) !== null && isTerminationField(field),
        to: 'termination',
        change: leaveCheck,
      },
      openPage('car', leaveCheck),
      openPage('details', leaveCheck),
    ],
  },

  checkingAgreement: {
    agreementFetched: [...backToWhatChanged, ...finish],
    failed: { to: 'check' },
    signedElsewhere,
  },

  // The agreement may have changed during this save: compare it again.
  resendingTermination: {
    terminationSaved: {
      to: 'checkingAgreement',
      change: (_, { saved }) => ({ termination: saved }),
      effects: ['fetchAgreement'],
    },
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
    // From the dialog for the code, the user can go to step 1 to correct the phone number.
    stepReopened: openPage('details', leaveCheck),
  },

  resendingCode: {
    codeSent: { to: 'code', change: noteSentCode },
    failed: { to: 'code' },
  },

  verifyingCode: {
    // The agreement may have changed while the user waited for the code: compare it again before step 3 is saved.
    codeVerified: {
      to: 'checkingAgreement',
      change: { isPhoneVerified: true, sentCode: null },
      // Staff get a single success notification, at the end.
      effects: (state) =>
        isStaff(state) ? ['fetchAgreement'] : ['sayCodeVerified', 'fetchAgreement'],
    },
    signedElsewhere,
    failed: {
      to: 'code',
      // The server accepts a code only once. The lost response may have been a success, so the code may be used up.
      change: ({ sentCode }, { lost }) =>
        lost && sentCode ? { sentCode: { ...sentCode, isMaybeUsed: true } } : {},
    },
  },

  savingWork: {
    workSaved: {
      to: 'sendingXml',
      change: (_, { isRegistered, refusal }) => ({ isRegistered, refusal }),
      effects: ['sendXml'],
    },
    failed: {
      to: 'check',
      // Only the server knows how long a phone stays verified. If it declines step 3, the next try requests a new code.
      change: ({ isPhoneVerified }, { error }) => ({
        isPhoneVerified: isPhoneVerified && !isDeclined(error),
      }),
    },
  },

  // A failed send-xml is reported but does not stop the wizard, since step 3 is already saved.
  sendingXml: {
    xmlEnded: [
      { when: canSign, to: 'signing', effects: reportXml },
      {
        when: mustSign,
        to: 'signingPaused',
        change: failWith('signing.failed'),
        effects: reportXml,
      },
      { when: isStaff, to: 'completed', effects: reportXml },
      {
        when: ({ isRegistered }) => !isRegistered,
        to: 'check',
        // The server may have ended the verification of the phone, so the next try requests a new code.
        change: ({ refusal }) => ({
          isPhoneVerified: false,
          failure: refusal ?? { key: 'SOMETHING_WENT_WRONG' },
        }),
      },
      {
        to: 'completed',
        effects: (state, event) => [...reportXml(state, event), 'goToThankYou'],
      },
    ],
  },

  signing: {
    signed: { to: 'completed', effects: ['goToThankYou'] },
    signingCancelled: { to: 'signingPaused', change: failWith('signing.cancelled') },
    // The signing frame sent no message in time.
    signingFailed: { to: 'signingPaused', change: failWith('signing.failed') },
  },

  signingPaused: {
    // The agreement may have changed while signing was paused: compare it again first.
    signingReopened: { to: 'recheckingAgreement', effects: ['fetchAgreement'] },
    stepReopened: openPage('check'),
  },

  recheckingAgreement: {
    agreementFetched: [...backToWhatChanged, ...openSigning],
    failed: { to: 'signingPaused' },
    signedElsewhere,
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
  signedElsewhere: {},
};

/** Finds the rule that applies to an event. Undefined if there is none. */
export function ruleFor<Type extends EventType>(
  state: WizardState,
  event: EventOf<Type>,
): Rule<Type> | undefined {
  const found: unknown = wizardTable[state.phase][event.type];
  const rules = [found ?? []].flat() as Rule<Type>[];
  return rules.find(({ when }) => !when || when(state, event));
}

const failureOf = ({ error, lost, lang, help }: RequestFailure): RequestFailure => ({
  error,
  lost,
  lang,
  help,
});

/** Returns the next state and the effects to run. Returns the same state object if no rule applies. */
export function applyEvent<Type extends EventType>(
  state: WizardState,
  event: EventOf<Type>,
): Outcome {
  const rule = ruleFor<Type>(state, event);
  if (!rule) return { state, effects: [] };
  const { to, change, effects = [] } = rule;
  const failure = 'error' in event ? failureOf(event) : null;
  const changed = typeof change === 'function' ? change(state, event) : change;
  const reset = { failure, insurersRetry: noInsurersRetry };
  const next = { ...state, ...reset, ...changed, phase: to };
  return { state: next, effects: typeof effects === 'function' ? effects(next, event) : effects };
}
