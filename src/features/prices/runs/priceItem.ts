import type { Kickbacks, Premium, PremiumChoices, Price } from '@/api/prices/price.model';
import type { RunItem } from '@/shared/runs/run';

/** Which price an item of a run is about. `id` is null if the price does not exist yet. */
export interface PriceAbout {
  place: PremiumChoices;
  id: number | null;
  /**
   * True if other prices have the same choices. A run then looks the price up in the list, as `get-premium` returns
   * only one of them.
   */
  isOneOfSeveral?: boolean;
  /** True if an amount of the price is missing or cannot be read. */
  isUnreadable?: boolean;
  /** The kickbacks that a new price gets. */
  kickbacks?: Kickbacks;
}

/** The values of a price on the server. The `id` is known if they come from the list. */
export type PriceNow = Pick<Price, keyof Premium> & Partial<Pick<Price, 'id'>>;

/** True if an amount is missing or cannot be read. `get-premium` then has no price: only the list contains it. */
const isUnreadable = ({ premium, ensurePercent, dantaxiPercent }: PriceNow): boolean =>
  [premium, ensurePercent, dantaxiPercent].includes(null);

/**
 * Describes the price of an item. `seen`: the price that the user saw; null for a new one. `here`: all prices with the
 * same choices.
 */
export function aboutPrice(
  place: PremiumChoices,
  seen: Price | null,
  here: readonly Price[] = [],
): PriceAbout {
  return {
    place,
    id: seen?.id ?? null,
    isOneOfSeveral: here.length > 1,
    ...(seen && isUnreadable(seen) && { isUnreadable: true }),
  };
}

/** The values that an item of a run changes: the premium in kroner per year, or both kickbacks in percent. */
export type PriceChange = Partial<Pick<Price, keyof Premium>>;

export type PriceItem = RunItem<PriceAbout, PriceChange>;
