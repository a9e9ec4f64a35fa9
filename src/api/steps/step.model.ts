import type { AddressInput, TruckerInput } from '../truckers/trucker.model';
import type { CalendarDate, Decimal } from '../core/values';
import type { PremiumChoices } from '../prices/price.model';

/**
 * Step 1 of a haulier that the wizard has not loaded. `truckerId` is the id of the haulier that an earlier visit has
 * created; null asks the server to create one.
 */
export interface RegistrationInput extends TruckerInput, AddressInput {
  truckerId: number | null;
  hasPreviousInsurance: boolean;
}

export interface StepTarget {
  /** The token of the link; empty if the wizard was opened without one. */
  token: string;
  /** True if a staff member edits the agreement. */
  isAdmin: boolean;
}

/** The termination of the existing insurance. */
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
export interface CarChoicesInput extends StepTarget, PremiumChoices {
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
  /** The answers to the work add-ons, in the order of the add-ons. */
  answers: boolean[];
  injuryValidFrom: CalendarDate | null;
  injuryComment: string;
}

/** The field name of an answer in the field errors of a refusal. The index counts the `answers` from 0. */
export type AnswerName = `answers.${number}`;

/** Asks the server to create the signed documents. `tokenOrId` is the token of the link or the id of the haulier. */
export interface SendXmlInput {
  tokenOrId: string;
  isUpdate: boolean;
}
