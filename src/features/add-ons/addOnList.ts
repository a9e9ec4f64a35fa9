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

/** Unsorted, the list keeps the order of the ids, which decides which add-on of a type is the first. */
export const addOnListShape: ClientSideListShape<AddOn, AddOnColumn, AddOnField> = {
  columns: ['name', 'type', 'price'],
  fields: ['name', 'price'],
  defaultSort: null,
  order: {
    name: byText(({ name }) => name),
    // Car before work in both languages, in the order of the API's codes.
    type: byNumber(({ type }) => (type === 'car' ? 1 : 2)),
    price: byDecimal(({ price }) => price),
  },
  searched: {
    name: ({ name }) => [name],
    price: ({ price }, language) => (price === null ? [] : amountTexts(price, language)),
  },
};
