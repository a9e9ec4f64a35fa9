import type { Decimal } from '../core/values';

/** A row of the price table (specification, section 3). */
export interface Price {
  id: number;
  areaId: number;
  newValueId: number;
  ownRiskId: number;
  injuryId: number;
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

/** The four choices that a premium depends on. */
export interface PremiumQuery {
  areaId: number;
  newValueId: number;
  ownRiskId: number;
  injuryId: number;
}

/** What a price form writes. Kickbacks travel with it (section 7), save one that could not be read: the server keeps it. */
export type PriceInput = PremiumQuery &
  Pick<Price, 'ensurePercent' | 'dantaxiPercent'> & { premium: Decimal };

/** The percentages that are editable on their own. */
export interface KickbackInput {
  id: number;
  ensurePercent: Decimal;
  dantaxiPercent: Decimal;
}

/** The premium for four choices: kroner per year and two percentages. */
export type Premium = Record<'premium' | 'ensurePercent' | 'dantaxiPercent', Decimal>;
