import type { AddOn, AddOnType } from '@/api/add-ons/addOn.model';
import type { TextKey } from '@/i18n/i18n';
import { byDecimal, byNumber, byText, type ClientSideListShape } from '@/shared/lists/rows';
import { amountTexts } from '@/shared/money/formatAmount';

/** What the types of add-ons are called. */
export const typeTexts: Record<AddOnType, TextKey> = {
  car: 'addOns.typeCar',
  work: 'addOns.typeWork',
};

/** The columns that the add-on list can be sorted by. */
export type AddOnColumn = 'name' | 'type' | 'price';

/** What the add-on list can be searched in. */
export type AddOnField = 'name' | 'price';

/**
 * How the add-on list is sorted and searched (D14). Unless a sort is chosen it keeps the order of ids, which says what the
 * first add-on of a type is (specification, section 3).
 */
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
