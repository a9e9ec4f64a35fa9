import { unwrapRows } from '../core/wire/envelope';
import { noteUnreadable, readField, readId, readText, required } from '../core/wire/read';
import { readDecimal } from '../core/wire/readDecimal';
import type { AddOn, AddOnType, OfferedAddOn } from './addOn.model';

function readType(value: unknown): AddOnType | null {
  const code = readId(value);
  if (code === 1) return 'car';
  return code === 2 ? 'work' : null;
}

function readAddOn(value: unknown): AddOn | null {
  const id = readId(readField(value, 'id'));
  const type = readType(readField(value, 'type'));
  if (id === null || type === null) return null;
  const price = readDecimal(readField(value, 'price'));
  // A price that is not there is not 0 (section 3).
  if (price === null) noteUnreadable('price');
  return { id, name: readText(readField(value, 'name')), price, type };
}

/** First and second are told by the ids, in whatever order add-ons come (section 3). */
function inOrder(addOns: AddOn[]): AddOn[] {
  return addOns.sort((one, other) => one.id - other.id);
}

/** The add-ons, as a list or as one page of it (specification, section 7). Rows without id or type are left out. */
export function readAddOns(body: unknown): AddOn[] {
  return inOrder(unwrapRows(body, 'add_ons', readAddOn));
}

/**
 * The same of one type, for the wizard, where the place of an add-on says which cover it is. Throws UnreadableAnswer for a row without
 * id or type: the next one would take its place.
 */
export function readOfferedAddOns(body: unknown, type: AddOnType): OfferedAddOn[] {
  const readRow = (value: unknown) => {
    required(readId(readField(value, 'id')), 'id');
    required(readType(readField(value, 'type')), 'type');
    return readAddOn(value);
  };
  return inOrder(unwrapRows(body, 'add_ons', readRow)).filter((addOn) => addOn.type === type);
}
