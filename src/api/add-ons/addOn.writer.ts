import { type WireBody, writeDecimal } from '../core/wire/write';
import type { AddOnInput, AddOnType } from './addOn.model';

const typeCodes = { car: 1, work: 2 } as const satisfies Record<AddOnType, number>;

/** An add-on under the wire's names; 1 is car, 2 is work (specification, section 9). */
export function writeAddOn(input: AddOnInput): WireBody<'CreateAddOnBody'> {
  return { name: input.name, price: writeDecimal(input.price), type: typeCodes[input.type] };
}

/** The wizard's search: all add-ons of one type (specification, section 7). */
export function writeAddOnSearch(type: AddOnType): WireBody<'SearchAddOnsBody'> {
  return { search_filter: 'type', search_key: '', pagination: 'false', type: typeCodes[type] };
}
