import type { PremiumChoices, Price } from '@/api/prices/price.model';
import type { Choice } from '@/api/truckers/trucker.model';

export interface MatrixChoices {
  areas: readonly Choice[];
  newValues: readonly Choice[];
  ownRisks: readonly Choice[];
  injuries: readonly Choice[];
}

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

export function placeKey({ areaId, newValueId, ownRiskId, injuryId }: PremiumChoices): string {
  return [areaId, newValueId, ownRiskId, injuryId].join('-');
}

export function pricesAt(prices: readonly Price[], place: PremiumChoices): readonly Price[] {
  const key = placeKey(place);
  return prices.filter((price) => placeKey(price) === key);
}

/** Returns whether a price has a cell: the reference lists have all its choices. */
export function placedIn(choices: MatrixChoices): (price: Price) => boolean {
  const ids = (list: readonly Choice[]) => new Set(list.map(({ id }) => id));
  const known = {
    areaId: ids(choices.areas),
    newValueId: ids(choices.newValues),
    ownRiskId: ids(choices.ownRisks),
    injuryId: ids(choices.injuries),
  };
  const names = ['areaId', 'newValueId', 'ownRiskId', 'injuryId'] as const;
  return (price) => names.every((name) => known[name].has(price[name]));
}

/** Rows and columns are in the order of the reference lists. */
export function buildMatrix(prices: readonly Price[], choices: MatrixChoices): PriceMatrix {
  const byPlace = new Map<string, Price[]>();
  for (const price of prices) {
    const key = placeKey(price);
    const before = byPlace.get(key);
    if (before) before.push(price);
    else byPlace.set(key, [price]);
  }
  const isPlaced = placedIn(choices);
  const cellOf = (place: PremiumChoices): MatrixCell => ({
    place,
    prices: byPlace.get(placeKey(place)) ?? [],
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
