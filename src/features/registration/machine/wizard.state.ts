import type { AddOn } from '@/api/add-ons/addOn.model';
import type { ApiError } from '@/api/core/apiError';
import type { CalendarDate } from '@/api/core/values';
import type { Premium, PremiumChoices } from '@/api/prices/price.model';
import type { SigningData } from '@/api/sms/sms.model';
import type {
  CarChoicesInput,
  StepTarget,
  TerminationInput,
  WorkChoicesInput,
} from '@/api/steps/step.model';
import type {
  AddressInput,
  InsuranceCompany,
  Trucker,
  TruckerInput,
  TruckerWithCompanies,
} from '@/api/truckers/trucker.model';
import type { Language } from '@/config/languages';
import type { TextKey } from '@/i18n/i18n';

export type StepId = 'details' | 'car' | 'work';

/** The pages of the wizard: the steps, and the check of all answers, which is the second page of step 3. */
export type PageId = StepId | 'check';

type DetailsAnswer = 'hasCarInsurance' | 'hasWorkInsurance' | 'hasPreviousInsurance';

/** The answers to step 1, as they are sent. An answer is null if it is not known: step 1 then asks for it. */
export type Details = Omit<TruckerInput, DetailsAnswer> &
  AddressInput &
  Record<DetailsAnswer, boolean | null>;

/** The answers to step 2, as they are sent. */
export type CarChoices = Omit<CarChoicesInput, keyof StepTarget | 'agreementId'>;

/** The values of the termination dialog, as they are sent. */
export type Termination = Pick<
  TerminationInput,
  'insuranceCompanyId' | 'policyNumber' | 'terminationDate'
>;

/** The answers to step 3, as they are sent. */
export type WorkChoices = Omit<WorkChoicesInput, keyof StepTarget | 'agreementId'>;

/** The parts of an agreement's price. The premium is null if it is not known, and undefined until it is fetched. */
export interface FetchedPrices {
  premium: Premium | null | undefined;
  car: readonly AddOn[];
  work: readonly AddOn[];
}

/** The prices of the check. `chosenWork`: the ids of the chosen work add-ons, whose places may change. */
export interface ShownPrices extends FetchedPrices {
  chosenWork: readonly number[];
}

/** An answer that is being corrected from the check. Saving it leads back to the check. */
export interface Correction {
  step: StepId;
  field: string;
}

/**
 * A request's error. `lost` is the text if the response was lost, so that the outcome of the request is unknown; `lang`
 * is the language of the server's messages, and `help` the text below them about what to do.
 */
export type RequestFailure = {
  error: ApiError;
  lost?: TextKey | undefined;
  lang?: Language | undefined;
  help?: TextKey | undefined;
};

/** The failure to show: that of a request, or a text key. */
export type WizardFailure = RequestFailure | { key: TextKey };

/** The forms that are merged with a colleague's changes before they are saved. */
export type FormId = StepId | 'termination';

/** The result of merging a colleague's saved changes into the forms. */
export interface Merged {
  /** The answers to send. Empty for a form with a conflict that the user must resolve first. */
  answers: Partial<Pick<WizardState, 'details' | 'car' | 'sentTermination' | 'work'>>;
  /** True if the merge has put a colleague's value into a field. */
  isUpdated: boolean;
  /** The fields of the open forms that have a colleague's value, taken in this merge or an earlier one. */
  updated: readonly string[];
  /**
   * The form with a field that both the user and a colleague changed. Nothing is sent until the user chooses a value.
   */
  asking: FormId | null;
}

/**
 * The haulier fetched before a save, and the merged forms. `fetched` is null if the server has no haulier for the link,
 * and before signing also if the haulier cannot be fetched (`canLoad`), or the request failed.
 */
export type FetchedBeforeSave = {
  fetched: TruckerWithCompanies | null;
  merged?: Merged | undefined;
};

/** The comparison before signing: how the agreement and the prices that were just fetched differ from the page. */
export type AgreementComparison = {
  /** The server's answers, and the fields that differ from the page. */
  taken: Partial<WizardState> & Pick<WizardState, 'changedFields'>;
  /** The message about what differs from the page; null if nothing does. */
  news: TextKey | null;
  /** The fields of work add-ons that the check has not shown. */
  newFields: readonly string[];
  /** True if only the open form of step 3 can show a change, so that step 3 must open first. */
  opensWork: boolean;
  /** The time of the response, in milliseconds since 1970. */
  at: number;
};

/**
 * The phase of the wizard. A phase named after an action, such as `savingCar`, waits for a request, or for the signing
 * frame. No other request can start meanwhile.
 */
export type WizardPhase =
  | 'starting'
  | 'loading'
  | 'loadFailed'
  | 'details'
  | 'savingDetails'
  | 'car'
  | 'termination'
  | 'savingTermination'
  | 'savingCar'
  | 'work'
  | 'check'
  | 'checkingAgreement'
  | 'resendingTermination'
  | 'requestingCode'
  | 'code'
  | 'resendingCode'
  | 'verifyingCode'
  | 'savingWork'
  | 'sendingXml'
  | 'signing'
  | 'signingPaused'
  | 'recheckingAgreement'
  | 'renewingSigning'
  | 'completed'
  | 'signedElsewhere';

/**
 * The signature of an agreement; `at` is in milliseconds since 1970. `isSending`: no send-xml request after it has
 * succeeded yet, and that of the thank-you page was not refused. `isUnsent`: the server is known to have refused each
 * of these requests. `isChanged`: changes were saved since, or may have been, but not signed.
 */
export interface Signed {
  date: CalendarDate;
  at: number;
  isSending: boolean;
  isUnsent: boolean;
  isChanged: boolean;
}

interface InsurersRetry {
  isFetching: boolean;
  error: ApiError | null;
}

export const noInsurersRetry: InsurersRetry = { isFetching: false, error: null };

export interface WizardState {
  phase: WizardPhase;
  /** The link's token; empty without a link. */
  token: string;
  /** The id of the haulier whose agreement staff edit; null if hauliers fill in their own. */
  staffTruckerId: number | null;
  /** The number of steps, counted from the first, whose latest answers are saved. */
  savedSteps: 0 | 1 | 2;
  /** The haulier as the server last sent it. */
  trucker: Trucker | null;
  companies: InsuranceCompany[];
  /**
   * The latest retry of fetching the insurers for the termination dialog. An event resets it, unless the event's own
   * rule sets it.
   */
  insurersRetry: InsurersRetry;
  /** Step 1 as it was loaded, last submitted, or last returned by the server. */
  details: Details | null;
  /** True if leaving step 2 must ask for a termination. Starts as the answer about previous insurance. */
  isTerminationDue: boolean;
  /** Step 2 as it was last submitted. */
  car: CarChoices | null;
  /** The saved step 2 at the moment when the check or step 3 was left, for comparison with a correction. */
  savedCar: CarChoices | null;
  /** The termination as it was last saved in this visit. */
  termination: TerminationInput | null;
  /** The termination as it was last sent. */
  sentTermination: Termination | null;
  /**
   * The last sent termination while nobody knows whether the server has saved it; otherwise null. Also null if the
   * server's data could never tell, because the server already had the same insurer, policy number and date.
   */
  lostTermination: TerminationInput | null;
  /** Step 3 as it was last submitted. */
  work: WorkChoices | null;
  /** The prices that the check showed when it was last submitted. */
  shownPrices: ShownPrices | null;
  /** The id of the haulier that an earlier visit in this tab created. */
  createdTruckerId: number | null;
  /**
   * The fields that the check marks: they differed from the page in the last comparison before signing, or have taken a
   * colleague's value in a correction since.
   */
  changedFields: readonly string[];
  /** The fields that have taken a colleague's value in the open correction. */
  updatedFields: readonly string[];
  /** The message about changes that the check must still show, because step 1 or 3 opened first; otherwise null. */
  untoldNews: TextKey | null;
  isPhoneVerified: boolean;
  /**
   * The last code that was sent and not yet verified; `at` is in milliseconds since 1970. `isMaybeUsed`: the response
   * to its verification was lost, so the code may be used up.
   */
  sentCode: { phone: string; at: number; isMaybeUsed?: true } | null;
  /** The code that was last submitted. */
  code: string;
  /** True if a signing frame is configured. */
  isSigningOn: boolean;
  /** The data for the signing frame (`nem_id_data`), returned by `sms/generate`. */
  signing: SigningData | null;
  /** True if the response to step 3 says that the haulier is registered. */
  isRegistered: boolean;
  /** The server's reason if that response says that the haulier is not registered. */
  refusal: RequestFailure | null;
  /** The signature, if another tab has signed the agreement. */
  signed: Signed | null;
  failure: WizardFailure | null;
  /** The answer that is being corrected from the check. */
  correction: Correction | null;
  /** The answer whose correction last led back to the check, which then focuses it. */
  corrected: Correction | null;
}

/** A haulier's visit by the link's token (empty without a link), or a staff member's visit by the haulier's id. */
export type WizardVisit = { token: string } | { staffTruckerId: number };

export function initialWizard(visit: WizardVisit, isSigningOn = false): WizardState {
  return {
    phase: 'starting',
    token: '',
    staffTruckerId: null,
    ...visit,
    savedSteps: 0,
    trucker: null,
    companies: [],
    insurersRetry: noInsurersRetry,
    details: null,
    isTerminationDue: false,
    car: null,
    savedCar: null,
    termination: null,
    sentTermination: null,
    lostTermination: null,
    work: null,
    shownPrices: null,
    createdTruckerId: null,
    changedFields: [],
    updatedFields: [],
    untoldNews: null,
    isPhoneVerified: false,
    sentCode: null,
    code: '',
    isSigningOn,
    signing: null,
    isRegistered: false,
    refusal: null,
    signed: null,
    failure: null,
    correction: null,
    corrected: null,
  };
}

/** The terminations of an earlier visit in this tab: the last saved one, and the one that may have been saved. */
export type EarlierTerminations = {
  termination?: TerminationInput | undefined;
  lostTermination?: TerminationInput | undefined;
};

/** The user's actions and the outcomes of requests. */
export type WizardEvent =
  | { type: 'started' }
  | { type: 'loaded'; loaded: TruckerWithCompanies }
  /** The link is valid, but the server has no haulier for it. */
  | { type: 'nobodyLoaded' }
  /** The request that the phase waits for has failed. */
  | ({ type: 'failed' } & RequestFailure)
  /** `truckerId` is the haulier that an earlier visit in this tab created. */
  | ({
      type: 'detailsSubmitted';
      details: Details;
      truckerId?: number | undefined;
    } & EarlierTerminations)
  | ({ type: 'savedRecordFetched' } & FetchedBeforeSave)
  | ({ type: 'savedRecordNotFetched' } & RequestFailure)
  | { type: 'detailsSaved'; saved: TruckerWithCompanies | null }
  /** `hasNoPlan`: the server has no price plan for the choices. */
  | { type: 'carSubmitted'; car: CarChoices; hasNoPlan: boolean }
  | { type: 'carSaved' }
  | { type: 'terminationSubmitted'; termination: Termination }
  | { type: 'insurersRequested' }
  | { type: 'insurersFetched'; companies: InsuranceCompany[] }
  | { type: 'insurersNotFetched'; error: ApiError }
  | { type: 'terminationDismissed' }
  | { type: 'terminationSaved'; saved: TerminationInput }
  | { type: 'workSubmitted'; work: WorkChoices }
  /** The check was submitted: the haulier signs, or a staff member saves. */
  | {
      type: 'agreementSubmitted';
      work: WorkChoices;
      isPriceKnown: boolean;
      shownPrices: ShownPrices;
    }
  | ({ type: 'agreementFetched' } & AgreementComparison)
  | { type: 'workSaved'; isRegistered: boolean; refusal: RequestFailure | null }
  /** `at` is the time of the response, in milliseconds since 1970. */
  | { type: 'codeSent'; signing: SigningData | null; at: number }
  | { type: 'codeRequestedAgain' }
  | { type: 'codeSubmitted'; code: string }
  | { type: 'codeVerified' }
  | { type: 'codeDismissed' }
  /** A request was refused, and another tab has signed the agreement. */
  | ({ type: 'signedElsewhere'; signed: Signed } & RequestFailure)
  /** The send-xml request has ended. */
  | { type: 'xmlEnded'; isSent: boolean }
  | { type: 'signed' }
  | { type: 'signingCancelled' }
  | { type: 'signingFailed' }
  | { type: 'signingReopened' }
  /** Continues at the page where the tab's earlier visit was left. Staff may start with the check. */
  | ({ type: 'visitResumed'; step: PageId } & EarlierTerminations)
  /**
   * `field` is the answer to correct, if the user leaves the check for that. `untoldNews`: the message about changes
   * that the check could not show, because an answer of step 3 was refused at once.
   */
  | {
      type: 'stepReopened';
      step: PageId;
      field?: string | undefined;
      untoldNews?: TextKey | null;
    };

/** Side effects of a transition: notifications, navigation, and requests whose outcome is sent back as an event. */
export type WizardEffect =
  | 'load'
  | 'reload'
  | 'fetchInsurers'
  | 'fetchSaved'
  | 'fetchAgreement'
  | 'saveDetails'
  | 'saveCar'
  | 'saveTermination'
  | 'requestCode'
  | 'verifyCode'
  | 'saveWork'
  | 'sendXml'
  | 'sayCodeVerified'
  | 'sayXmlNotSent'
  | 'goToThankYou';

/**
 * For each phase that saves, the phases that follow only if the save succeeded. A phase that goes on saving is left
 * out, such as `savingCar`, which follows `savingTermination`.
 */
const phasesAfterSave: Partial<Record<WizardPhase, readonly WizardPhase[]>> = {
  savingDetails: ['car', 'termination', 'check'],
  savingTermination: [],
  savingCar: ['work', 'check'],
  checkingAgreement: [],
  resendingTermination: [],
  savingWork: ['sendingXml'],
};

/**
 * True while answers are being saved. Once the phone is verified, this includes the comparison of the agreement,
 * because step 3 is saved right after it.
 */
export function isSaving({ phase, isPhoneVerified }: WizardState): boolean {
  if (phase === 'checkingAgreement') return isPhoneVerified;
  return phasesAfterSave[phase] !== undefined;
}

/** True if the save that was under way in `before` has succeeded. */
export function hasSaved(before: WizardState, now: WizardState): boolean {
  return phasesAfterSave[before.phase]?.includes(now.phase) === true;
}

/** True if this visit has saved the termination, but not step 2, which is saved right after it. */
export function isOnlyTerminationSaved(state: WizardState): boolean {
  const { phase, sentTermination, termination, isTerminationDue } = state;
  return phase === 'car' && sentTermination !== null && termination !== null && !isTerminationDue;
}

/** True if the last save was that of step 1, but its termination was not sent again. Valid only right after a save. */
export function isOnlyDetailsSaved({ phase, savedSteps }: WizardState): boolean {
  return phase === 'details' && savedSteps === 1;
}

const dialogPhases: readonly WizardPhase[] = [
  'termination',
  'savingTermination',
  'code',
  'resendingCode',
  'verifyingCode',
];

/** Asserts a value that the order of the phases guarantees. Throws if it is missing, which is a bug. */
export function invariant<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The wizard has no ${name}.`);
  return value;
}

/** The key of the agreement in requests: the link's token, or the haulier's id without a link. */
export function tokenOrIdOf(state: WizardState): string {
  return state.token || String(truckerIdOf(state));
}

/** The id of the haulier. Throws before a haulier is loaded or saved, which is a bug. */
export function truckerIdOf({ trucker }: WizardState): number {
  return invariant(trucker?.id, 'haulier');
}

/** What the requests of steps 2 and 3 and of the termination have in common. */
export function targetOf(state: WizardState): StepTarget {
  return { token: state.token, isAdmin: isStaff(state) };
}

/** The id of the agreement that steps 2 and 3 write to; null until step 1 is saved. */
export function agreementIdOf({ trucker }: WizardState): number | null {
  return trucker?.agreement?.id ?? null;
}

/** The four choices that the premium depends on; null until step 2 is submitted. */
export function premiumChoicesOf({ car }: WizardState): PremiumChoices | null {
  if (!car) return null;
  const { areaId, newValueId, ownRiskId, injuryId } = car;
  return { areaId, newValueId, ownRiskId, injuryId };
}

/** True if staff edit the agreement. */
export function isStaff({ staffTruckerId }: WizardState): boolean {
  return staffTruckerId !== null;
}

/** True if the haulier can be fetched: by the link's token, or by the id of a staff visit. */
export function canLoad({ token, staffTruckerId }: WizardState): boolean {
  return token !== '' || staffTruckerId !== null;
}

/** True while step 3 is being saved, or the send-xml request after it is running. */
export function isCompleting({ phase }: WizardState): boolean {
  return phase === 'savingWork' || phase === 'sendingXml';
}

/**
 * True once the haulier has signed. Without a signing frame, saving step 3 signs. But a visit without a link cannot
 * remember a signature, so the wizard keeps its draft until the end.
 */
export function hasSigned(state: WizardState): boolean {
  const { phase, token, isRegistered, isSigningOn } = state;
  const isSignedAtOnce = token !== '' && isRegistered && !isSigningOn;
  return !isStaff(state) && (phase === 'completed' || (phase === 'sendingXml' && isSignedAtOnce));
}

/** The key of the text for a lost response: the server may have saved the change. Undefined for other failures. */
export function lostKeyOf({ failure }: WizardState): TextKey | undefined {
  return failure && 'lost' in failure ? failure.lost : undefined;
}

/** True once staff have saved step 3, even if the send-xml request is still running. */
export function isAgreementSaved({ phase }: WizardState): boolean {
  return phase === 'sendingXml' || phase === 'completed';
}

/** The text key of the failure to show; null if there is none, or if it is that of a request. */
export function failureKeyOf({ failure }: WizardState): TextKey | null {
  return failure && 'key' in failure ? failure.key : null;
}

/** The failed request to show; null if there is none, or if the failure is one of our texts. */
export function requestFailureOf({ failure }: WizardState): RequestFailure | null {
  return failure && 'error' in failure ? failure : null;
}

/** True if the user has submitted step 2 or the check, and was stopped because the price is not known. */
export function isStoppedWithoutPrice(state: WizardState): boolean {
  const key = failureKeyOf(state);
  return key === 'summary.noPriceNoSigning' || key === 'step2.premiumUnknown';
}

/** True while a dialog is open. It shows the progress of its requests, so the step behind it shows none. */
export function isDialogOpen({ phase }: WizardState): boolean {
  return dialogPhases.includes(phase);
}

export function isLoadingTrucker(state: WizardState): boolean {
  return state.phase === 'loading' || (state.phase === 'starting' && canLoad(state));
}

/** True if no haulier is saved yet: step 1 starts empty. */
export function isNewTrucker(state: WizardState): boolean {
  return !state.trucker && !isLoadingTrucker(state);
}

/**
 * The correction that was given up between two states: the check is open again without a save. Null if there was none.
 */
export function givenUpCorrection(before: WizardState, now: WizardState): Correction | null {
  const isSaved = before.phase === 'savingDetails' || before.phase === 'savingCar';
  return now.phase === 'check' && !isSaved ? before.correction : null;
}
