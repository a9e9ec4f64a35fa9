import type { ApiError } from '@/api/core/apiError';
import type { PremiumQuery } from '@/api/prices/price.model';
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
import { defaultLanguage, type Language } from '@/config/languages';
import type { TextKey } from '@/i18n/i18n';

/** The steps of the wizard, in order (specification, section 2). */
export type StepId = 'details' | 'car' | 'work';

/** What has a page of its own: each step, and the check of all answers at the end of step 3. */
export type PageId = StepId | 'check';

/** Step 1 as it is sent. A null answer is the previous-insurance question left open. */
export type Details = TruckerInput & AddressInput & { hasPreviousInsurance: boolean | null };

/** Step 2 as it is sent. */
export type CarChoices = Omit<CarChoicesInput, keyof StepTarget | 'agreementId'>;

/** The termination popup as it is sent. */
export type Termination = Pick<
  TerminationInput,
  'insuranceCompanyId' | 'policyNumber' | 'terminationDate'
>;

/** Step 3 as it is sent. */
export type WorkChoices = Omit<WorkChoicesInput, keyof StepTarget | 'agreementId'>;

/** An answer that is changed from the check. Saving it leads back there. */
export interface Correction {
  step: StepId;
  field: string;
}

/**
 * What is shown when something went wrong: the call's error, or a text of ours. `lost` is the text where nobody knows what became of
 * the call (D41).
 */
export type WizardFailure = { error: ApiError; lost?: TextKey | undefined } | { key: TextKey };

/** The forms of the wizard whose answers a colleague may change, too. */
export type FormId = StepId | 'termination';

/** A form with what a colleague has saved since it was filled in. */
export interface Merged {
  /** The answers that are to be sent; none where something is to be asked first. */
  answers: Partial<Pick<WizardState, 'details' | 'car' | 'sentTermination' | 'work'>>;
  /** Fields took a colleague's value. */
  isUpdated: boolean;
  /** The form in which both have changed a field: nothing may be sent before the user has chosen. */
  asking: FormId | null;
}

/** What was read before a form is saved: null where the server has no haulier for the link. */
export type Read = { told: TruckerWithCompanies | null; merged?: Merged | undefined };

/**
 * Where the wizard stands. The names that end in -ing wait for one call, or for the signing frame; no other call
 * can start there.
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
  | 'completed';

export interface WizardState {
  phase: WizardPhase;
  /** The link's token; empty where the wizard was opened without one. */
  token: string;
  /** The haulier whose agreement staff edit (section 2); null where hauliers fill in their own. */
  staffTruckerId: number | null;
  /** How many steps from the first on the server has as they were last sent. */
  savedSteps: 0 | 1 | 2;
  /** The haulier as the server last told it. */
  trucker: Trucker | null;
  companies: InsuranceCompany[];
  /** Step 1 as it was loaded, last sent, or sent back by the server. */
  details: Details | null;
  /** The previous-insurance flag of section 4 (D17). */
  isTerminationDue: boolean;
  /** Step 2 as it was last sent. */
  car: CarChoices | null;
  /** Step 2 as the check showed it when it was left: the server has it. */
  savedCar: CarChoices | null;
  /** The termination as it was last saved in this visit. */
  termination: TerminationInput | null;
  /** The termination as it was last sent, and whether the answer to that was lost: the insurer may have been told. */
  sentTermination: Termination | null;
  isTerminationUnknown: boolean;
  /** Step 3 as it was last sent. */
  work: WorkChoices | null;
  /** The haulier that an earlier visit without a link has made. */
  madeTruckerId: number | null;
  /** The answers that the server had otherwise than shown, by their fields, until they are found to be the same (D45). */
  changedFields: readonly string[];
  isPhoneVerified: boolean;
  /**
   * The last code that was sent and not used; `at` is in milliseconds since 1970. It may be used up where the answer to it was
   * lost.
   */
  sentCode: { phone: string; at: number; isMaybeUsed?: true } | null;
  /** The code as it was last typed. */
  code: string;
  /** A signing frame is configured (D19). */
  isSigningOn: boolean;
  /** What `sms/generate` returned for signing (`nem_id_data`). */
  signing: SigningData | null;
  /** The server's word that step 3 registered the haulier. */
  isRegistered: boolean;
  failure: WizardFailure | null;
  /** The answer that is being changed from the check. */
  correction: Correction | null;
  /** The answer that the check was last led back to from. */
  corrected: Correction | null;
}

/** Who the wizard is opened for: a haulier by the link's token, empty without a link, or staff by the haulier's id. */
export type WizardVisit = { token: string } | { staffTruckerId: number };

/** The wizard before anything happened; `isSigningOn` where a signing frame is configured. */
export function initialWizard(visit: WizardVisit, isSigningOn = false): WizardState {
  return {
    phase: 'starting',
    token: '',
    staffTruckerId: null,
    ...visit,
    savedSteps: 0,
    trucker: null,
    companies: [],
    details: null,
    isTerminationDue: false,
    car: null,
    savedCar: null,
    termination: null,
    sentTermination: null,
    isTerminationUnknown: false,
    work: null,
    madeTruckerId: null,
    changedFields: [],
    isPhoneVerified: false,
    sentCode: null,
    code: '',
    isSigningOn,
    signing: null,
    isRegistered: false,
    failure: null,
    correction: null,
    corrected: null,
  };
}

/** What happens to the wizard: the haulier's doings and the outcomes of calls. */
export type WizardEvent =
  | { type: 'started' }
  | { type: 'loaded'; loaded: TruckerWithCompanies }
  /** The link is good, and the server has no haulier for it. */
  | { type: 'nobodyLoaded' }
  /** The call that the phase waits for has failed. `lost` is what to say where nobody knows what became of it. */
  | { type: 'failed'; error: ApiError; lost?: TextKey | undefined }
  /**
   * `truckerId` is the haulier that an earlier visit without a link has made (section 7, add-trucker-info), `termination` is what
   * it has saved of the popup.
   */
  | {
      type: 'detailsSubmitted';
      details: Details;
      truckerId?: number | undefined;
      termination?: TerminationInput | undefined;
    }
  | ({ type: 'savedRead' } & Read)
  | { type: 'savedNotRead'; error: ApiError }
  | { type: 'detailsSaved'; saved: TruckerWithCompanies | null }
  /** `hasNoPlan` where the server has no price for the choices. */
  | { type: 'carSubmitted'; car: CarChoices; hasNoPlan?: boolean }
  | { type: 'carSaved' }
  | { type: 'terminationSubmitted'; termination: Termination }
  | { type: 'terminationDismissed' }
  | { type: 'terminationReopened' }
  | { type: 'terminationSaved'; saved: TerminationInput }
  | { type: 'workSubmitted'; work: WorkChoices }
  /** The check is done: sign, or save for staff. */
  | { type: 'agreementSubmitted'; work: WorkChoices; isPriceKnown: boolean }
  /** `isPriceLost` where the plan of the choices, or a chosen car add-on, is gone. */
  | ({ type: 'agreementRead'; isPriceChanged: boolean; isPriceLost?: boolean } & Read)
  | { type: 'workSaved'; isRegistered: boolean }
  /** `at` is the time of the answer, in milliseconds since 1970. */
  | { type: 'codeSent'; signing: SigningData | null; at: number }
  | { type: 'codeRequestedAgain' }
  | { type: 'codeSubmitted'; code: string }
  | { type: 'codeVerified' }
  | { type: 'codeDismissed' }
  | { type: 'xmlSent' }
  | { type: 'xmlNotSent' }
  | { type: 'signed' }
  | { type: 'signingCancelled' }
  | { type: 'signingFailed' }
  | { type: 'signingReopened' }
  /** The visit goes on at this page: an earlier one of the tab was left there, or staff begin with the check. */
  | { type: 'visitResumed'; step: PageId }
  /** `field` is the answer that is to be corrected, from the check. */
  | { type: 'stepReopened'; step: PageId; field?: string | undefined };

/** What the wizard wants done: calls, whose outcome comes back as an event, and things to show. */
export type WizardEffect =
  | 'load'
  | 'reload'
  | 'readSaved'
  | 'readAgreement'
  | 'saveDetails'
  | 'saveCar'
  | 'saveTermination'
  | 'requestCode'
  | 'verifyCode'
  | 'saveWork'
  | 'sendXml'
  | 'sayCodeVerified'
  | 'sayXmlNotSent'
  | 'goToThankYou'
  | 'goToList';

/** The phases that save something, each with the phase that follows if the save fails. */
export const savingPhases: Partial<Record<WizardPhase, WizardPhase>> = {
  savingDetails: 'details',
  savingTermination: 'termination',
  savingCar: 'car',
  savingWork: 'check',
};

const dialogPhases: readonly WizardPhase[] = [
  'termination',
  'savingTermination',
  'code',
  'resendingCode',
  'verifyingCode',
];

/** The agreement that steps 2 and 3 write to; null until step 1 is saved. */
export function agreementIdOf({ trucker }: WizardState): number | null {
  return trucker?.agreement?.id ?? null;
}

/** The four choices that the premium depends on, as step 2 has them; null until it is sent. */
export function premiumChoicesOf({ car }: WizardState): PremiumQuery | null {
  if (!car) return null;
  const { areaId, newValueId, ownRiskId, injuryId } = car;
  return { areaId, newValueId, ownRiskId, injuryId };
}

/** True where staff edit the agreement: their calls carry the admin flag. */
export function isStaff({ staffTruckerId }: WizardState): boolean {
  return staffTruckerId !== null;
}

/** What the server speaks where a call does not tell it: its default; nothing to mark for staff, whose language it knows. */
export function untoldLanguage(state: WizardState): Language | undefined {
  return isStaff(state) ? undefined : defaultLanguage;
}

/** True where the server can be asked for the haulier: by the link, or by the id that staff came with. */
export function canLoad({ token, staffTruckerId }: WizardState): boolean {
  return token !== '' || staffTruckerId !== null;
}

/** True where step 3 is saved; its documents may still be under way. */
export function isAgreementSaved({ phase }: WizardState): boolean {
  return phase === 'sendingXml' || phase === 'completed';
}

/** True where a haulier has sent step 2 or has asked to sign without a price, which leads no further (section 4, D38). */
export function isPriceAwaited({ failure }: WizardState): boolean {
  if (!failure || !('key' in failure)) return false;
  return failure.key === 'summary.noPriceNoSigning' || failure.key === 'step2.premiumUnknown';
}

/** True while a dialog of the wizard is open. The dialog shows its own progress, so the step behind it shows none. */
export function isDialogOpen({ phase }: WizardState): boolean {
  return dialogPhases.includes(phase);
}

/** True while the haulier is on its way. */
export function isLoadingHaulier(state: WizardState): boolean {
  return state.phase === 'loading' || (state.phase === 'starting' && canLoad(state));
}

/** True where the server knows of no haulier yet: there is nothing to confirm, all is to be filled in. */
export function isNewHaulier(state: WizardState): boolean {
  return !state.trucker && !isLoadingHaulier(state);
}

/** The correction that was given up between two states: the check is open again, and nothing was saved. Null if there was none. */
export function givenUpCorrection(before: WizardState, now: WizardState): Correction | null {
  const isSaved = before.phase === 'savingDetails' || before.phase === 'savingCar';
  return now.phase === 'check' && !isSaved ? before.correction : null;
}
