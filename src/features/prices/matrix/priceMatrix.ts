import type { PremiumChoices, Price } from '@/api/prices/price.model';
import type { Choice } from '@/api/truckers/trucker.model';
import { groupByPlace, placeChoices, placeKey } from '../places';

export type MatrixChoices = Record<(typeof placeChoices)[number]['list'], readonly Choice[]>;

/** A combination of choices with its prices: none for a hole, several for duplicates. */
export interface MatrixCell {
  place: PremiumChoices;
  prices: readonly Price[];
}

/** The rows of a new value, one for each excess. Each row has a cell for every injury choice. */
export interface MatrixGroup {
  newValue: Choice;
  rows: readonly { ownRisk: Choice; cells: readonly MatrixCell[] }[];
}

export interface PriceMatrix {
  groupsOf: (areaId: number) => readonly MatrixGroup[];
  /** Prices without a cell, because one of their choices is missing in the reference lists. */
  unplaced: readonly Price[];
}

/** Returns whether a price has a cell: the reference lists have all its choices. */
export function placedIn(choices: MatrixChoices): (price: Price) => boolean {
  const known = placeChoices.map(({ id, list }) => ({
    id,
    listed: new Set(choices[list].map((choice) => choice.id)),
  }));
  return (price) => known.every(({ id, listed }) => listed.has(price[id]));
}

/** Builds the matrix, with rows and columns in the order of the reference lists. */
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
