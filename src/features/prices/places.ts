import type { PremiumChoices, Price } from '@/api/prices/price.model';

/** The choices that place a price: the names of their id and title, their labels and their reference lists. */
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

/** For a look at many combinations: `pricesAt` goes through all prices for one. */
export function groupByPlace(prices: readonly Price[]): PricesByPlace {
  const groups = new Map<string, Price[]>();
  for (const price of prices) {
    const key = placeKey(price);
    groups.set(key, [...(groups.get(key) ?? []), price]);
  }
  return groups;
}
