import type { ApiError } from '@/api/core/apiError';
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
} from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/textKeys';

/** The steps of the wizard, in order (specification, section 2). */
export type StepId = 'details' | 'car' | 'work';

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

/** An answer that is changed from "Check your answers". Saving it leads back there. */
export interface Correction {
  step: StepId;
  field: string;
}

/** What is shown when something went wrong: the call's error, or a text of ours. */
export type WizardFailure = { error: ApiError } | { key: TextKey };

/** A code on its way to a phone; `at` is in milliseconds since 1970. */
export interface SentCode {
  phone: string;
  at: number;
}

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
  | 'checkingAgreement'
  | 'requestingCode'
  | 'code'
  | 'resendingCode'
  | 'verifyingCode'
  | 'savingWork'
  | 'sendingXml'
  | 'signing'
  | 'signingPaused'
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
  /** Step 2 as step 3 showed it when it was left: the server has it. */
  savedCar: CarChoices | null;
  /** The termination as it was last saved in this visit. */
  termination: TerminationInput | null;
  /** Step 3 as it was last sent. */
  work: WorkChoices | null;
  /** The answers that the server had otherwise than shown, by their fields, until they are found to be the same (D45). */
  changedFields: readonly string[];
  isPhoneVerified: boolean;
  /** The last code that was sent and not used: to which number, and when. */
  sentCode: SentCode | null;
  /** A signing frame is configured (D19). */
  isSigningOn: boolean;
  /** What `sms/generate` returned for signing (`nem_id_data`). */
  signing: SigningData | null;
  /** The server's word that step 3 registered the haulier. */
  isRegistered: boolean;
  failure: WizardFailure | null;
  /** The answer that is being changed from step 3. */
  correction: Correction | null;
  /** The answer that step 3 was last led back to from. */
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
    work: null,
    changedFields: [],
    isPhoneVerified: false,
    sentCode: null,
    isSigningOn,
    signing: null,
    isRegistered: false,
    failure: null,
    correction: null,
    corrected: null,
  };
}
