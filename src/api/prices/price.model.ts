import type { Decimal } from '../core/values';

/** The choices that a premium depends on. */
export interface PremiumChoices {
  areaId: number;
  newValueId: number;
  ownRiskId: number;
  injuryId: number;
}

/** A row of the price table. */
export interface Price extends PremiumChoices {
  id: number;
  areaTitle: string;
  newValueTitle: string;
  ownRiskTitle: string;
  injuryTitle: string;
  /** Kroner per year, before kickbacks; null if it is missing or cannot be parsed. */
  premium: Decimal | null;
  /** Kickback in percent; null if the value cannot be parsed. */
  ensurePercent: Decimal | null;
  /** Kickback in percent; null if the value cannot be parsed. */
  dantaxiPercent: Decimal | null;
}

/** A kickback that could not be parsed is null and is not sent, so that the server keeps its value. */
export type PriceInput = PremiumChoices &
  Pick<Price, 'ensurePercent' | 'dantaxiPercent'> & { premium: Decimal };

/** Kickbacks in percent. */
export interface KickbackInput {
  id: number;
  ensurePercent: Decimal;
  dantaxiPercent: Decimal;
}

/** The premium in kroner per year, and its kickbacks in percent. */
export interface Premium {
  premium: Decimal;
  ensurePercent: Decimal;
  dantaxiPercent: Decimal;
}
