import type { Kickbacks, Premium, PremiumChoices, Price } from '@/api/prices/price.model';
import type { RunItem } from '@/shared/runs/run';

/** The combination and id of a price. `id` is null if the price does not exist yet. */
export interface PriceAbout {
  place: PremiumChoices;
  id: number | null;
  /** True for one of several prices with the same choices: only the list distinguishes them. */
  isOneOfSeveral?: boolean;
  /** True for a price that is `isUnreadable`. */
  isUnreadable?: boolean;
  /** For a new price. */
  kickbacks?: Kickbacks;
}

/** The values of a price on the server. The `id` is known if they come from the list. */
export type PriceNow = Pick<Price, keyof Premium> & Partial<Pick<Price, 'id'>>;

/** True if an amount is missing or cannot be read. `get-premium` then has no price: only the list contains it. */
const isUnreadable = ({ premium, ensurePercent, dantaxiPercent }: PriceNow): boolean =>
  [premium, ensurePercent, dantaxiPercent].includes(null);

/** Describes the price that a user saw at a place, where `here` are all prices; null for a new price. */
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

/** The values that an item changes: the premium in kroner per year, or both kickbacks in percent. */
export type PriceChange = Partial<Pick<Price, keyof Premium>>;

export type PriceItem = RunItem<PriceAbout, PriceChange>;
