import type { AddOn, AddOnType } from '@/api/add-ons/addOn.model';
import type { TextKey } from '@/i18n/i18n';
import { byDecimal, byNumber, byText, type ClientSideListShape } from '@/shared/lists/rows';
import { amountTexts } from '@/shared/money/formatAmount';

export const typeTexts: Record<AddOnType, TextKey> = {
  car: 'addOns.typeCar',
  work: 'addOns.typeWork',
};

export type AddOnColumn = 'name' | 'type' | 'price';

export type AddOnField = 'name' | 'price';

/** Unsorted it keeps the order of ids, which says what the first add-on of a type is (section 3). */
export const addOnListShape: ClientSideListShape<AddOn, AddOnColumn, AddOnField> = {
  columns: ['name', 'type', 'price'],
  fields: ['name', 'price'],
  defaultSort: null,
  order: {
    name: byText(({ name }) => name),
    // Car before work, as the wire counts them (section 9), in either language.
    type: byNumber(({ type }) => (type === 'car' ? 1 : 2)),
    price: byDecimal(({ price }) => price),
  },
  searched: {
    name: ({ name }) => [name],
    price: ({ price }, language) => (price === null ? [] : amountTexts(price, language)),
  },
};
