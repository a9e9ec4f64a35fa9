import type { AddOn, AddOnType } from '@/api/add-ons/addOn.model';
import type { TextKey } from '@/i18n/i18n';
import { byDecimal, byNumber, byText, type ClientSideListShape } from '@/shared/lists/rows';
import { amountTexts } from '@/shared/money/formatAmount';

export const typeTexts: Record<AddOnType, TextKey> = {
  car: 'addOns.typeCar',
  work: 'addOns.typeWork',
};

export type AddOnColumn = 'name' | 'type' | 'price';

type AddOnField = 'name' | 'price';

/**
 * By default, the list is in the order of the ids. This order decides how the wizard offers each add-on (`placesOf`).
 */
export const addOnListShape: ClientSideListShape<AddOn, AddOnColumn, AddOnField> = {
  columns: ['name', 'type', 'price'],
  fields: ['name', 'price'],
  defaultSort: null,
  order: {
    name: byText(({ name }) => name),
    // Sort by the API's code of each type: car comes before work in both languages.
    type: byNumber(({ type }) => (type === 'car' ? 1 : 2)),
    price: byDecimal(({ price }) => price),
  },
  searched: {
    name: ({ name }) => [name],
    price: ({ price }, language) => (price === null ? [] : amountTexts(price, language)),
  },
};
