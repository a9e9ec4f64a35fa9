import type { Decimal } from '../core/values';

/** The choices that a premium depends on. */
export interface PremiumQuery {
  areaId: number;
  newValueId: number;
  ownRiskId: number;
  injuryId: number;
}

/** A row of the price table (specification, section 3). */
export interface Price extends PremiumQuery {
  id: number;
  areaTitle: string;
  newValueTitle: string;
  ownRiskTitle: string;
  injuryTitle: string;
  /** Kroner per year, before kickbacks; null where it cannot be read. */
  premium: Decimal | null;
  /** Kickback in percent; null where it cannot be read. */
  ensurePercent: Decimal | null;
  /** Kickback in percent; null where it cannot be read. */
  dantaxiPercent: Decimal | null;
}

/** A kickback that could not be read is null and not sent: the server keeps it. */
export type PriceInput = PremiumQuery &
  Pick<Price, 'ensurePercent' | 'dantaxiPercent'> & { premium: Decimal };

/** Kickbacks in percent. */
export interface KickbackInput {
  id: number;
  ensurePercent: Decimal;
  dantaxiPercent: Decimal;
}

/** The premium for the choices in kroner per year, and its kickbacks in percent. */
export type Premium = Record<'premium' | 'ensurePercent' | 'dantaxiPercent', Decimal>;
