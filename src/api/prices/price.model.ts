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
  /** Kroner per year, before kickbacks. */
  premium: Decimal;
  /** Kickback in percent. */
  ensurePercent: Decimal;
  /** Kickback in percent. */
  dantaxiPercent: Decimal;
}

/** The four choices that a premium depends on. */
export interface PremiumQuery {
  areaId: number;
  newValueId: number;
  ownRiskId: number;
  injuryId: number;
}

/** What a price form writes. Kickbacks travel with it (section 7). */
export type PriceInput = PremiumQuery & Pick<Price, 'premium' | 'ensurePercent' | 'dantaxiPercent'>;

/** The percentages that are editable on their own. */
export interface KickbackInput {
  id: number;
  ensurePercent: Decimal;
  dantaxiPercent: Decimal;
}

/** The premium for four choices: kroner per year and two percentages. */
export type Premium = Pick<Price, 'premium' | 'ensurePercent' | 'dantaxiPercent'>;
