import type { AddressInput, TruckerInput } from '../truckers/trucker.model';
import type { CalendarDate, Decimal } from '../core/values';
import type { PremiumQuery } from '../prices/price.model';

/** Step 1 of a haulier that does not exist yet (D11). */
export interface RegistrationInput extends TruckerInput, AddressInput {
  truckerId: number | null;
  hasPreviousInsurance: boolean;
}

export interface StepTarget {
  /** Of the link; empty where the wizard was opened without one. */
  token: string;
  /** True on the admin screen. */
  isAdmin: boolean;
}

/** The termination of the existing insurance (section 2, step 2). */
export interface TerminationInput extends StepTarget {
  truckerId: number;
  name: string;
  cvr: string;
  email: string;
  insuranceCompanyId: number;
  policyNumber: string;
  terminationDate: CalendarDate;
}

/** Step 2: the car insurance. */
export interface CarChoicesInput extends StepTarget, PremiumQuery {
  agreementId: number;
  hasRoadAssistance: boolean;
  roadAssistanceFrom: CalendarDate | null;
  hasGlassCover: boolean;
}

/** Step 3: the work-injury insurance. */
export interface WorkChoicesInput extends StepTarget {
  agreementId: number;
  cars: Decimal;
  employees: Decimal;
  drivers: Decimal;
  /** In the order of the work add-ons. */
  answers: boolean[];
  injuryValidFrom: CalendarDate | null;
  injuryComment: string;
}

/** The name of one of the `answers` in a refusal, counted from 0. */
export type AnswerName = `answers.${number}`;

/** Asks the server to make the signed documents: by the link's token, or by the haulier's id. */
export interface SendXmlInput {
  tokenOrId: string;
  isUpdate: boolean;
}
