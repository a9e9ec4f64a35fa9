import type { Settings } from '@/config/settings';
import type { components } from '../../contract/schema.generated';
import type { CalendarDate, Decimal } from '../values';

type Schemas = components['schemas'];

/** The body of a request as the contract defines it, without `locale`, which the base query adds. */
export type WireBody<Name extends keyof Schemas> = Omit<Schemas[Name], 'locale'>;

/**
 * Maps the wire's field names of a request body to the names in the input, so that the errors of a refusal reach their
 * fields. The type requires an entry for every name that differs. `Others` are names that occur only in refusals.
 */
export type FieldNames<Body, Input, Others extends string = never> = Readonly<
  Record<Exclude<keyof Body, keyof Input> | Others, keyof Input>
>;

/** The wire formats of this deployment. */
export type WireConventions = Pick<Settings, 'wireDateFormat' | 'wireFirstPage'>;

export function writeFlag(isOn: boolean): '1' | '0' {
  return isOn ? '1' : '0';
}

/** Flags of add-ons are sent as numbers, all other flags as text. */
export function writeAddOnFlag(isOn: boolean): 1 | 0 {
  return isOn ? 1 : 0;
}

export function writeDecimal(value: Decimal): number {
  return Number(value);
}

/** Sends null for a blank text. */
export function writeOptionalText(text: string): string | null {
  return text.trim() === '' ? null : text;
}

export function writeDate(date: CalendarDate, format: WireConventions['wireDateFormat']): string {
  return format === 'yyyy-MM-dd' ? date : date.split('-').reverse().join('-');
}
