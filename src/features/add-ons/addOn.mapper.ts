import type { AddOn, AddOnInput, AddOnType } from '@/api/add-ons/addOn.model';
import type { Decimal } from '@/api/core/values';
import type { Language } from '@/config/languages';
import { parseAmount } from '@/shared/money/parseAmount';
import { plainAmount } from '@/shared/money/formatAmount';
import { isSameAmount } from '@/shared/money/fraction';

/** The form values of an add-on; `type` is '' until the user chooses one. */
export type AddOnValues = Record<'name' | 'price', string> & { type: AddOnType | '' };

export const emptyAddOn: AddOnValues = { name: '', type: '', price: '' };

/** The form's values for a saved add-on. The price starts empty if the server's price could not be parsed. */
export function toAddOnValues({ name, type, price }: AddOn, language: Language): AddOnValues {
  return { name, type, price: price === null ? '' : plainAmount(price, language) };
}

/**
 * The request for the form's values. An unchanged price keeps all its decimals, even if the form accepts fewer. A text
 * that is not an amount stays as typed, so that it is never sent or compared as another amount.
 */
export function fromAddOnValues(
  { name, type, price }: AddOnValues,
  unchangedPrice: Decimal | null = null,
): AddOnInput {
  return {
    name: name.trim(),
    type: type === 'work' ? 'work' : 'car',
    price: unchangedPrice ?? parseAmount(price) ?? price,
  };
}

export function isSameAddOn({ name, type, price }: AddOn, input: AddOnInput): boolean {
  return name === input.name && type === input.type && isSameAmount(price, input.price);
}
