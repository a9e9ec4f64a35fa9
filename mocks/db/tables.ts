import type { components } from '@/api/contract/schema.generated';
import type { Language } from '@/config/languages';

export type Schemas = components['schemas'];

/** A haulier in the contract's own words, but for its agreements, which are rows of their own. */
export interface TruckerRow extends Omit<Schemas['Trucker'], 'trucker_agreement'> {
  /** The token of the haulier's link; null for one who signed up without an invitation. */
  token: string | null;
  /** The link works until then, ISO; null is for ever. */
  linkExpiresAt: string | null;
}

type Lookup = 'area' | 'new_value' | 'own_risk' | 'injury';

/** What a haulier has chosen so far; choices are null until step 2 is saved. */
export interface AgreementRow
  extends Omit<Schemas['TruckerAgreement'], Lookup>, Record<`${Lookup}_id`, number | null> {
  truckerId: number;
  /** When step 3 was last saved, ISO; null until then. */
  completedAt: string | null;
  /** When the signed documents were last made, ISO; null until then. */
  documentsAt: string | null;
}

export interface HistoryRow {
  id: number;
  truckerId: number;
  createdAt: string;
  data: string;
}

/** The four choices that a premium depends on, by the ids of the reference lists. */
export type Choices = Record<`${Lookup}_id`, number>;

export type PriceRow = { id: number } & Choices & Schemas['Premium'];

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
