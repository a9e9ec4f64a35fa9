import type { AddOnType } from '@/api/add-ons/addOn.model';
import type { TextKey } from '@/i18n/textKeys';

/** What the types of add-ons are called. */
export const typeTexts: Record<AddOnType, TextKey> = {
  car: 'addOns.typeCar',
  work: 'addOns.typeWork',
};
