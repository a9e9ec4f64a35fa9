import type { AddressInput, TruckerInput } from '../truckers/trucker.model';
import type { CalendarDate, Decimal } from '../core/values';

/** Step 1 of a haulier that does not exist yet (D11). */
export interface RegistrationInput extends TruckerInput, AddressInput {
  truckerId: number | null;
  hasPreviousInsurance: boolean;
}

/** Who is changed by a step call: the public wizard by its link's token, staff with the admin flag. */
export interface StepTarget {
  /** The link's token; empty where the wizard was opened without one. */
  token: string;
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

/** Step 2: the car insurance that was chosen. */
export interface CarChoicesInput extends StepTarget {
  agreementId: number;
  areaId: number;
  newValueId: number;
  ownRiskId: number;
  injuryId: number;
  hasRoadAssistance: boolean;
  roadAssistanceFrom: CalendarDate | null;
  hasGlassCover: boolean;
}

/** Step 3: the work-injury insurance that was chosen; `answers` follow the order of the work add-ons. */
export interface WorkChoicesInput extends StepTarget {
  agreementId: number;
  cars: Decimal;
  employees: Decimal;
  drivers: Decimal;
  answers: boolean[];
  injuryValidFrom: CalendarDate | null;
  injuryComment: string;
}

/** What a complaint about one of the `answers` names, counted from 0. */
export type AnswerName = `answers.${number}`;

/** Asks the server to make the signed documents: by the link's token, or by the haulier's id. */
export interface SendXmlInput {
  tokenOrId: string;
  isUpdate: boolean;
}
