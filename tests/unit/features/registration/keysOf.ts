import { findErrors } from '@/shared/forms/validation';
import type { FormSchema, FormValues } from '@/shared/forms/validation';

/** Returns the message key of each invalid field. */
export function keysOf(schema: FormSchema, values: FormValues) {
  const errors = Object.entries(findErrors(schema, values));
  return Object.fromEntries(
    errors.map(([name, error]) => [name, 'key' in error ? error.key : error.text]),
  );
}
