import type { PremiumChoices, Price } from '@/api/prices/price.model';
import type { Choice } from '@/api/truckers/trucker.model';

export interface MatrixChoices {
  areas: readonly Choice[];
  newValues: readonly Choice[];
  ownRisks: readonly Choice[];
  injuries: readonly Choice[];
}

/** The choices that place a price in the matrix, and their reference lists. */
export const placeChoices = [
  { field: 'areaId', list: 'areas' },
  { field: 'newValueId', list: 'newValues' },
  { field: 'ownRiskId', list: 'ownRisks' },
  { field: 'injuryId', list: 'injuries' },
] as const;

/** A cell without a price is a hole; several prices are duplicates. */
export interface MatrixCell {
  place: PremiumChoices;
  prices: readonly Price[];
}

/** Each row has a cell for every injury choice. */
export interface MatrixGroup {
  newValue: Choice;
  rows: readonly { ownRisk: Choice; cells: readonly MatrixCell[] }[];
}

export interface PriceMatrix {
  groupsOf: (areaId: number) => readonly MatrixGroup[];
  /** Prices with a choice that is missing in the reference lists. */
  unplaced: readonly Price[];
}

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

/** Returns whether a price has a cell: the reference lists have all its choices. */
export function placedIn(choices: MatrixChoices): (price: Price) => boolean {
  const known = placeChoices.map(({ field, list }) => ({
    field,
    ids: new Set(choices[list].map(({ id }) => id)),
  }));
  return (price) => known.every(({ field, ids }) => ids.has(price[field]));
}

/** Rows and columns are in the order of the reference lists. */
export function buildMatrix(prices: readonly Price[], choices: MatrixChoices): PriceMatrix {
  const pricesByPlace = groupByPlace(prices);
  const isPlaced = placedIn(choices);
  const cellOf = (place: PremiumChoices): MatrixCell => ({
    place,
    prices: pricesByPlace.get(placeKey(place)) ?? [],
  });
  return {
    groupsOf: (areaId) =>
      choices.newValues.map((newValue) => ({
        newValue,
        rows: choices.ownRisks.map((ownRisk) => ({
          ownRisk,
          cells: choices.injuries.map(({ id: injuryId }) =>
            cellOf({ areaId, newValueId: newValue.id, ownRiskId: ownRisk.id, injuryId }),
          ),
        })),
      })),
    unplaced: prices.filter((price) => !isPlaced(price)),
  };
}
