import { unwrapRows } from '../core/wire/envelope';
import { readField, readId, readText } from '../core/wire/read';
import { readAmount, readDecimal } from '../core/wire/readDecimal';
import type { AddOn, OfferedAddOn } from './addOn.model';

function readOfferedAddOn(value: unknown): OfferedAddOn | null {
  const id = readId(readField(value, 'id'));
  const type = readId(readField(value, 'type'));
  if (id === null || (type !== 1 && type !== 2)) return null;
  return {
    id,
    name: readText(readField(value, 'name')),
    price: readDecimal(readField(value, 'price')),
    type: type === 1 ? 'car' : 'work',
  };
}

function readAddOn(value: unknown): AddOn | null {
  const addOn = readOfferedAddOn(value);
  const price = readAmount(readField(value, 'price'));
  return addOn && price !== null ? { ...addOn, price } : null;
}

/** The add-ons, as a list or as one page of it (specification, section 7). Rows without id, price or type are left out. */
export function readAddOns(body: unknown): AddOn[] {
  return unwrapRows(body, 'add_ons', readAddOn);
}

/** The same for the wizard, where a price that is not there is not 0, and the place of an add-on says what it is (section 3). */
export function readOfferedAddOns(body: unknown): OfferedAddOn[] {
  return unwrapRows(body, 'add_ons', readOfferedAddOn);
}
