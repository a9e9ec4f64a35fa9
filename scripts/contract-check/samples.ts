import type { JsonSchema } from '@mocks/contract/document';
import { isAllowed, resolved } from './deviations';

/** What fields of the contract hold; of each the first that it allows is a sample. */
const candidates: readonly unknown[] = [
  987_001,
  1,
  0,
  'Sample',
  '12345678',
  '123456',
  '2022-03-14',
  '14-03-2022',
  'sample@example.dk',
  '1',
  '0',
  200,
  true,
  'da',
];

/** Values that the contract allows in a place, as different from each other as may be; none where it wants nothing. */
export function samplesOf(schema: JsonSchema): unknown[] {
  const plain = candidates.filter((value) => isAllowed(schema, value));
  if (plain.length > 0) return plain.slice(0, 3);
  const { oneOf = [], anyOf = [], items, properties = {}, required = [] } = resolved(schema);
  for (const form of [...oneOf, ...anyOf]) {
    const samples = samplesOf(form);
    if (samples.length > 0) return samples;
  }
  const whole: unknown = items
    ? samplesOf(items).slice(0, 1)
    : Object.fromEntries(
        required.map((name) => [name, samplesOf(properties[name] ?? {})[0] ?? null]),
      );
  return isAllowed(schema, whole) ? [whole] : [];
}

/** What the contract wants in a place, in words. */
export function expectationOf(schema: JsonSchema): string {
  const { oneOf, anyOf, type, enum: values, const: only, format } = resolved(schema);
  const forms = oneOf ?? anyOf;
  if (forms) return [...new Set(forms.map(expectationOf))].join(' or ');
  if (Array.isArray(values)) return `one of ${values.map((one) => JSON.stringify(one)).join(', ')}`;
  if (only !== undefined) return JSON.stringify(only);
  if (format === 'date') return 'a date';
  const words: Readonly<Record<string, string>> = {
    string: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    null: 'null',
    array: 'a list',
    object: 'an object',
  };
  const names = (Array.isArray(type) ? type : [type]) as string[];
  return names.map((name) => words[name] ?? 'something else').join(' or ');
}

/** What stands in a place, in words, and never the value itself. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'boolean') return 'true or false';
  if (typeof value === 'number') return 'a number';
  if (value === '') return 'empty text';
  const isNumeric = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
  return isNumeric ? 'a number as text' : 'text';
}
