import type { Decimal } from '@/api/core/values';
import type { Price, SavedKickbacks } from '@/api/prices/price.model';
import type { Language } from '@/config/languages';
import type { Translate } from '@/i18n/i18n';
import { byDecimal, byNumber, byText, type ClientSideListShape } from '@/shared/lists/rows';
import { amountTexts, formatDecimal } from '@/shared/money/formatAmount';
import { unreadableAmountText } from '@/shared/money/UnreadableAmount';
import { placeChoices } from './places';

export type PriceColumn = 'id' | 'area' | 'newValue' | 'ownRisk' | 'injury' | 'premium';

type PriceField = 'name' | 'price';

/** The titles of a price's choices, without those for which the server sends no title. */
export function titlesOf(price: Price): string[] {
  return placeChoices.map(({ title }) => price[title]).filter((title) => title !== '');
}

/** Of the searchable fields, "name" is the titles of a price's choices, and "price" is its premium. */
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

/** The URL parameter that selects the view, list or matrix. Without it, the list is shown. */
export const viewParam = 'view';

export const matrixView = 'matrix';

export const areaParam = 'area';

/** The name of the draft of the form that changes many prices at once. */
export const regulationDraft = 'regulation';

/**
 * The URL's search for the list or the matrix. Keeps the other parameters, so that each view stays as the user left it.
 */
export function toViewSearch(now: URLSearchParams, isMatrix: boolean): string {
  const next = new URLSearchParams(now);
  if (isMatrix) next.set(viewParam, matrixView);
  else next.delete(viewParam);
  return next.toString();
}

export function priceName(price: Price, t: Translate): string {
  const titles = titlesOf(price).join(', ');
  return [t('prices.rowName', { id: price.id }), titles].filter(Boolean).join(': ');
}

/** The values to insert into the text `prices.kickbacks`. */
export function kickbacksOf({ ensurePercent, dantaxiPercent }: SavedKickbacks, language: Language) {
  const percent = (value: Decimal | null) =>
    value === null ? unreadableAmountText : formatDecimal(value, language);
  return { ensure: percent(ensurePercent), dantaxi: percent(dantaxiPercent) };
}
