import type { PremiumChoices, Price } from '@/api/prices/price.model';

/** The choices that place a price, and their reference lists. */
export const placeChoices = [
  { field: 'areaId', list: 'areas' },
  { field: 'newValueId', list: 'newValues' },
  { field: 'ownRiskId', list: 'ownRisks' },
  { field: 'injuryId', list: 'injuries' },
] as const;

export function placeKey(place: PremiumChoices): string {
  return placeChoices.map(({ field }) => place[field]).join('-');
}

/** The choices of a price without its other fields. */
export const placeOf = (price: PremiumChoices): PremiumChoices => ({
  areaId: price.areaId,
  newValueId: price.newValueId,
  ownRiskId: price.ownRiskId,
  injuryId: price.injuryId,
});

export function pricesAt(prices: readonly Price[], place: PremiumChoices): readonly Price[] {
  const key = placeKey(place);
  return prices.filter((price) => placeKey(price) === key);
}

/** The prices of each combination that has any, by `placeKey`. */
export type PricesByPlace = ReadonlyMap<string, readonly Price[]>;

/** For a look at many combinations: `pricesAt` goes through all prices for one. */
export function groupByPlace(prices: readonly Price[]): PricesByPlace {
  const groups = new Map<string, Price[]>();
  for (const price of prices) {
    const key = placeKey(price);
    groups.set(key, [...(groups.get(key) ?? []), price]);
  }
  return groups;
}
