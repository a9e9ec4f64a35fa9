import type { components } from '@/api/contract/schema.generated';
import type { Language } from '@/config/languages';

export type Schemas = components['schemas'];

/** A haulier in the contract's format, without its agreements, which are separate rows. */
export interface TruckerRow extends Omit<Schemas['Trucker'], 'trucker_agreement'> {
  /** The token of the haulier's link; null for a haulier who registered without an invitation. */
  token: string | null;
  /** Expiry of the link (ISO); null if it never expires. */
  linkExpiresAt: string | null;
}

type Lookup = 'area' | 'new_value' | 'own_risk' | 'injury';

/** An agreement: the choices of a haulier, which are null until step 2 is saved. */
export interface AgreementRow
  extends Omit<Schemas['TruckerAgreement'], Lookup>, Record<`${Lookup}_id`, number | null> {
  truckerId: number;
  /** The last save of step 3 (ISO), or null. */
  completedAt: string | null;
  /** The last dispatch of the signed documents (ISO), or null. */
  documentsAt: string | null;
}

export interface HistoryRow {
  id: number;
  truckerId: number;
  createdAt: string;
  data: string;
}

/** The choices that determine a premium, as ids of the reference lists. */
export type Choices = Record<`${Lookup}_id`, number>;

export type PriceRow = { id: number } & Choices & Schemas['Premium'];

export interface UserRow {
  id: number;
  name: string;
  email: string;
  password: string;
  role: string;
  language: Language;
  /** False for a former staff member: a login returns `user: 0`. */
  isActive: boolean;
}

export interface SessionRow {
  token: string;
  userId: number;
  expiresAt: number;
}

/** A one-time code. Times are milliseconds since 1970. */
export interface SmsCodeRow {
  truckerId: number;
  code: string;
  issuedAt: number;
  wrongAttempts: number;
  usedAt: number | null;
}

/** A message that a real server would send. The workbench and tests take SMS codes from here. */
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
