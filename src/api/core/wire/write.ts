import type { components } from '../../contract/schema.generated';
import type { CalendarDate, Decimal } from '../values';

type Schemas = components['schemas'];

/** The body of a call as the contract has it; `locale` is added by the base query. */
export type WireBody<Name extends keyof Schemas> = Omit<Schemas[Name], 'locale'>;

/**
 * Maps the wire's names of the fields of a body to the input's, so that a refusal finds its fields. The compiler misses
 * no name that differs. `Others` are names that only a refusal uses.
 */
export type FieldNames<Body, Input, Others extends string = never> = Readonly<
  Record<Exclude<keyof Body, keyof Input> | Others, keyof Input>
>;

/** How calendar dates travel (D9). */
export type WireDateFormat = 'yyyy-MM-dd' | 'dd-MM-yyyy';

/** The number of the first page on the wire (D7). */
export type WireFirstPage = 0 | 1;

export interface WireConventions {
  dateFormat: WireDateFormat;
  firstPage: WireFirstPage;
}

export function writeFlag(isOn: boolean): '1' | '0' {
  return isOn ? '1' : '0';
}

/** Add-ons have numbers, other flags text (D8). */
export function writeAddOnFlag(isOn: boolean): 1 | 0 {
  return isOn ? 1 : 0;
}

export function writeDecimal(value: Decimal): number {
  return Number(value);
}

/** Blank text is written as null. */
export function writeOptionalText(text: string): string | null {
  return text.trim() === '' ? null : text;
}

export function writeDate(date: CalendarDate, format: WireDateFormat): string {
  return format === 'yyyy-MM-dd' ? date : date.split('-').reverse().join('-');
}
