import type { PremiumQuery, Price } from '@/api/prices/price.model';
import type { RunItem } from '@/shared/runs/run';
import type { Kickbacks } from '../forms/areaKickbacks';

/** The combination and id of a price. `id` is null if the price does not exist yet. */
export interface PriceAbout {
  place: PremiumQuery;
  id: number | null;
  /** One of several prices with the same choices, which only the list distinguishes. */
  isOneOfSeveral?: boolean;
  /** Its premium is missing or cannot be read, so only the list has the price. */
  isWithoutPremium?: boolean;
  /** For a new price. */
  kickbacks?: Kickbacks;
}

/** The values of a price on the server. */
export type PriceNow = Pick<Price, 'premium' | 'ensurePercent' | 'dantaxiPercent'>;

/** The values that an item changes: the premium in kroner per year, or both kickbacks in percent. */
export type PriceChange = Partial<PriceNow>;

export type PriceItem = RunItem<PriceAbout, PriceChange>;
