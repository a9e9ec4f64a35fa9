import type { AddOn, AddOnInput, AddOnType } from '@/api/add-ons/addOn.model';
import type { Decimal } from '@/api/core/values';
import type { Language } from '@/config/languages';
import { parseAmount } from '@/shared/money/parseAmount';
import { plainAmount } from '@/shared/money/formatAmount';
import { isSameAmount } from '@/shared/money/fraction';

/** An add-on as it is typed; `type` is '' until one is chosen. */
export type AddOnValues = Record<'name' | 'price', string> & { type: AddOnType | '' };

export const emptyAddOn: AddOnValues = { name: '', type: '', price: '' };

/** '' is a price that cannot be read. */
export function toAddOnValues({ name, type, price }: AddOn, language: Language): AddOnValues {
  return { name, type, price: price === null ? '' : plainAmount(price, language) };
}

/** An unchanged price stays the exact one. */
export function fromAddOnValues(
  { name, type, price }: AddOnValues,
  unchangedPrice: Decimal | null = null,
): AddOnInput {
  return {
    name: name.trim(),
    type: type === 'work' ? 'work' : 'car',
    price: unchangedPrice ?? parseAmount(price) ?? '0',
  };
}

export function isSameAddOn({ name, type, price }: AddOn, input: AddOnInput): boolean {
  return name === input.name && type === input.type && isSameAmount(price, input.price);
}
