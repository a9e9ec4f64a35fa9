import type { PremiumQuery, Price } from '@/api/prices/price.model';
import type { RunItem } from '@/shared/runs/run';
import type { Kickbacks } from '../forms/areaKickbacks';

/** Where the price stands. Without an id it does not exist yet. */
export interface PriceAbout {
  place: PremiumQuery;
  id: number | null;
  /** One of several for the same choices: only the list tells them apart. */
  isOneOfSeveral?: boolean;
  /** Of a price that is created. */
  kickbacks?: Kickbacks;
}

/** What the server has for a price. */
export type PriceNow = Pick<Price, 'premium' | 'ensurePercent' | 'dantaxiPercent'>;

/** What an item of a run changes: the premium in kroner per year, or both kickbacks in percent. */
export type PriceChange = Partial<PriceNow>;

export type PriceItem = RunItem<PriceAbout, PriceChange>;
