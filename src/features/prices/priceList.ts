import type { Decimal } from '@/api/core/values';
import type { Price } from '@/api/prices/price.model';
import type { Language } from '@/config/languages';
import type { Translate } from '@/i18n/i18n';
import { byDecimal, byNumber, byText, type ClientSideListShape } from '@/shared/lists/rows';
import { amountTexts, formatPercent } from '@/shared/money/formatAmount';
import { unreadAmount } from '@/shared/money/UnreadAmount';

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

/** Where the address has which view of the prices is shown; the list where it does not. */
export const viewParam = 'view';

/** Its value for the matrix. */
export const matrixView = 'matrix';

/** Where it has the area of the matrix, by its id. */
export const areaParam = 'area';

/** The address of the other view: what it says of either stays, so that each is come back to as it was left. */
export function searchOf(now: URLSearchParams, isMatrix: boolean): string {
  const next = new URLSearchParams(now);
  if (isMatrix) next.set(viewParam, matrixView);
  else next.delete(viewParam);
  return next.toString();
}

/** What a price is called where it is spoken of: its number and the titles that its row shows. */
export function priceName(price: Price, t: Translate): string {
  const titles = titlesOf(price).join(', ');
  return [t('prices.rowName', { id: price.id }), titles].filter(Boolean).join(': ');
}

/** The percentages of a price as they are read; the values of `prices.kickbacks`. */
export function kickbacksOf(
  { ensurePercent, dantaxiPercent }: Pick<Price, 'ensurePercent' | 'dantaxiPercent'>,
  language: Language,
) {
  const percent = (value: Decimal | null) =>
    value === null ? unreadAmount : formatPercent(value, language);
  return { ensure: percent(ensurePercent), dantaxi: percent(dantaxiPercent) };
}
