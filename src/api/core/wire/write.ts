import type { components } from '../../contract/schema.generated';
import type { CalendarDate, Decimal } from '../values';

type Schemas = components['schemas'];

/** The body of a call as the contract has it; `locale` is added by the base query. */
export type WireBody<Name extends keyof Schemas> = Omit<Schemas[Name], 'locale'>;

/**
 * The input's names of the fields of a body, by the wire's where these differ: the writer's own table, of which the
 * compiler misses none. `Others` are names that only a refusal uses.
 */
export type FieldNames<Body, Input, Others extends string = never> = Readonly<
  Record<Exclude<keyof Body, keyof Input> | Others, keyof Input>
>;

/** The two ways in which a calendar date can travel (D9). */
export type WireDateFormat = 'yyyy-MM-dd' | 'dd-MM-yyyy';

/** The number of the first page on the wire (D7). */
export type WireFirstPage = 0 | 1;

/** What a deployment sets of how values travel. */
export interface WireConventions {
  dateFormat: WireDateFormat;
  firstPage: WireFirstPage;
}

/** A flag of a form: '1' or '0' (D8). */
export function writeFlag(isOn: boolean): '1' | '0' {
  return isOn ? '1' : '0';
}

/** The answer to an add-on: 1 or 0 (D8). */
export function writeAddOnFlag(isOn: boolean): 1 | 0 {
  return isOn ? 1 : 0;
}

/** A decimal as the number that the contract asks for; it is written with the digits it was given. */
export function writeDecimal(value: Decimal): number {
  return Number(value);
}

/** Text, or null where it is blank and the contract wants a value or none. */
export function writeOptionalText(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** A calendar date in the server's format (D9). */
export function writeDate(date: CalendarDate, format: WireDateFormat): string {
  return format === 'yyyy-MM-dd' ? date : date.split('-').reverse().join('-');
}
