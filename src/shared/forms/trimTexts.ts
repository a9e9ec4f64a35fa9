import type { FormValues } from './validation';

/** The values of a form without the blanks around its texts, as they are sent. */
export function trimTexts<Values extends FormValues>(values: Values): Values {
  const trimmed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed) as Values;
}
