import { unwrapRows } from '../core/wire/envelope';
import { readField, readId, readText } from '../core/wire/read';
import { readAmount } from '../core/wire/readDecimal';
import type { AddOn } from './addOn.model';

function readAddOn(value: unknown): AddOn | null {
  const id = readId(readField(value, 'id'));
  const price = readAmount(readField(value, 'price'));
  const type = readId(readField(value, 'type'));
  if (id === null || price === null || (type !== 1 && type !== 2)) return null;
  return {
    id,
    name: readText(readField(value, 'name')),
    price,
    type: type === 1 ? 'car' : 'work',
  };
}

/** The add-ons, as a list or as one page of it (specification, section 7). Rows without id, price or type are left out. */
export function readAddOns(body: unknown): AddOn[] {
  return unwrapRows(body, 'add_ons', readAddOn);
}
