import type { Decimal } from '../core/values';

/** The choices that a premium depends on. */
export interface PremiumChoices {
  areaId: number;
  newValueId: number;
  ownRiskId: number;
  injuryId: number;
}

/** The percentages that are added to a premium. */
export interface Kickbacks {
  ensurePercent: Decimal;
  dantaxiPercent: Decimal;
}

/** The kickbacks of a saved price. Null is a kickback that cannot be parsed. */
export type SavedKickbacks = Record<keyof Kickbacks, Decimal | null>;

/** A row of the price table. */
export interface Price extends PremiumChoices, SavedKickbacks {
  id: number;
  areaTitle: string;
  newValueTitle: string;
  ownRiskTitle: string;
  injuryTitle: string;
  /** Kroner per year, before kickbacks; null if it is missing or cannot be parsed. */
  premium: Decimal | null;
}

/** A kickback of null is not sent, so that the server keeps its value. */
export interface PriceInput extends PremiumChoices, SavedKickbacks {
  premium: Decimal;
}

export interface KickbackInput extends Kickbacks {
  id: number;
}

/** The premium in kroner per year, and its kickbacks. */
export interface Premium extends Kickbacks {
  premium: Decimal;
}
