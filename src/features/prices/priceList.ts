import type { Price } from '@/api/prices/price.model';
import { byDecimal, byNumber, byText, type ClientSideListShape } from '@/shared/lists/rows';
import { amountTexts } from '@/shared/money/formatAmount';

/** The columns that the price list can be sorted by. */
export type PriceColumn = 'id' | 'area' | 'newValue' | 'ownRisk' | 'injury' | 'premium';

/** What the price list can be searched in. */
export type PriceField = 'name' | 'price';

/** The titles that a row shows; a choice that the server no longer names is left out. */
export function titlesOf(price: Price): string[] {
  const { areaTitle, newValueTitle, ownRiskTitle, injuryTitle } = price;
  return [areaTitle, newValueTitle, ownRiskTitle, injuryTitle].filter((title) => title !== '');
}

/** How the price list is sorted and searched: "name" looks at the titles of a row, "price" at its amount (D14). */
export const priceListShape: ClientSideListShape<Price, PriceColumn, PriceField> = {
  columns: ['id', 'area', 'newValue', 'ownRisk', 'injury', 'premium'],
  fields: ['name', 'price'],
  defaultSort: { column: 'id', direction: 'asc' },
  order: {
    id: byNumber(({ id }) => id),
    area: byText(({ areaTitle }) => areaTitle),
    newValue: byText(({ newValueTitle }) => newValueTitle),
    ownRisk: byText(({ ownRiskTitle }) => ownRiskTitle),
    injury: byText(({ injuryTitle }) => injuryTitle),
    premium: byDecimal(({ premium }) => premium),
  },
  searched: {
    name: titlesOf,
    price: ({ premium }, language) => (premium === null ? [] : amountTexts(premium, language)),
  },
};
