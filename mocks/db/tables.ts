import type { Language } from '@/config/languages';

/** A yes or no as the API writes it (D8). */
export type Flag = '0' | '1';

/** A number as the API may send it: a number or a numeric string (D10). */
type Amount = number | string;

export interface AddressRow {
  id: number;
  street: string;
  city: string;
  zipCode: string;
}

/** A vehicle as the motor register knows it. `insuranceStatus` is free text in the register (section 4). */
export interface VehicleRow {
  registrationNumber: string;
  frameNumber: string;
  status: string;
  insuranceStatus: string | null;
}

/** The insurance that a haulier leaves. `terminationDate` is yyyy-MM-dd. */
export interface ExistingInsuranceRow {
  policyNumber: string;
  terminationDate: string;
  companyId: number;
}

/** How many the work-injury insurance covers; employees count in quarters (section 9). */
export interface HeadcountRow {
  cars: Amount;
  employees: Amount;
  drivers: Amount;
}

/** A haulier (specification, section 3). */
export interface TruckerRow {
  id: number;
  name: string;
  email: string;
  cvr: string;
  truckNumber: string;
  phone: string | null;
  undervogn: string | null;
  isCarInsurance: Flag;
  isWorkInsurance: Flag;
  /** 0 is active, anything else is not (section 4). */
  status: number;
  address: AddressRow | null;
  vehicle: VehicleRow | null;
  existingInsurance: ExistingInsuranceRow | null;
  headcount: HeadcountRow | null;
  /** The token of the haulier's link; null for one who signed up without an invitation. */
  token: string | null;
  /** The link works until then, ISO; null is for ever. */
  linkExpiresAt: string | null;
}

/** What a haulier has chosen so far; choices are null until step 2 is saved. */
export interface AgreementRow {
  id: number;
  truckerId: number;
  previousInsurance: Flag | null;
  areaId: number | null;
  newValueId: number | null;
  ownRiskId: number | null;
  injuryId: number | null;
  addOn1: 0 | 1 | null;
  addOn2: 0 | 1 | null;
  /** Road assistance is active from this date, yyyy-MM-dd. */
  addOn1Date: string | null;
  /** The answers to the work add-ons, in their order. */
  workAnswers: (0 | 1)[];
  injuryValidFrom: string | null;
  injuryComment: string | null;
  /** When step 3 was last saved, ISO; null until then. */
  completedAt: string | null;
  /** When the signed documents were last made, ISO; null until then. */
  documentsAt: string | null;
}

/** One submission of a haulier; `data` is the JSON blob of section 3. */
export interface HistoryRow {
  id: number;
  truckerId: number;
  createdAt: string;
  data: string;
}

/** A row of the price table: kroner per year and two percentages. */
export interface PriceRow {
  id: number;
  areaId: number;
  newValueId: number;
  ownRiskId: number;
  injuryId: number;
  premium: Amount;
  ensure: Amount;
  dantaxi: Amount;
}

/** An add-on: 1 is car, 2 is work; kroner per year (section 9). */
export interface AddOnRow {
  id: number;
  name: string;
  price: Amount;
  type: 1 | 2;
}

export interface TitledRow {
  id: number;
  title: string;
}

export interface CompanyRow {
  id: number;
  name: string;
}

export interface UserRow {
  id: number;
  name: string;
  email: string;
  password: string;
  role: string;
  language: Language;
  /** False for a former member of staff, whom login answers with a user of 0 (section 4). */
  isActive: boolean;
}

/** A signed-in session; `expiresAt` is milliseconds since 1970. */
export interface SessionRow {
  token: string;
  userId: number;
  expiresAt: number;
}

/** A one-time code; times are milliseconds since 1970. */
export interface SmsCodeRow {
  truckerId: number;
  code: string;
  issuedAt: number;
  wrongAttempts: number;
  usedAt: number | null;
}

/** A message that a real server would have sent. Development and tests read SMS codes here. */
export interface OutboxRow {
  id: number;
  kind: 'sms' | 'email';
  at: string;
  truckerId: number;
  to: string;
  subject: string;
  text: string;
  attachment: string | null;
}
