import type { PremiumChoices, Price } from '@/api/prices/price.model';

/**
 * The four choices that a price is for, each with the names of its id and title in a price, its label and its reference
 * list.
 */
export const placeChoices = [
  { id: 'areaId', title: 'areaTitle', label: 'prices.colArea', list: 'areas' },
  { id: 'newValueId', title: 'newValueTitle', label: 'prices.colNewValue', list: 'newValues' },
  { id: 'ownRiskId', title: 'ownRiskTitle', label: 'prices.colOwnRisk', list: 'ownRisks' },
  { id: 'injuryId', title: 'injuryTitle', label: 'prices.colInjuries', list: 'injuries' },
] as const;

export function placeKey(place: PremiumChoices): string {
  return placeChoices.map(({ id }) => place[id]).join('-');
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

/** Groups all prices once, for looking up many combinations. `pricesAt` goes through all prices for a single one. */
export function groupByPlace(prices: readonly Price[]): PricesByPlace {
  const groups = new Map<string, Price[]>();
  for (const price of prices) {
    const key = placeKey(price);
    groups.set(key, [...(groups.get(key) ?? []), price]);
  }
  return groups;
}
