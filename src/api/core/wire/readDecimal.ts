import type { Decimal } from '../values';

// Longer ones are no amounts, and would take long to reckon with.
const numeric = /^([+-]?)(\d{0,40})(?:\.(\d{0,40}))?$/;

/**
 * An exact decimal from a number or a numeric string with a point (D10): `18450.5`, `'18450.50'`. Null for anything
 * else, numbers too large or too small to be written without an exponent or in 40 digits included.
 */
export function readDecimal(value: unknown): Decimal | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/\d/.test(text)) return null;
  const match = numeric.exec(text.trim());
  if (!match) return null;
  const [, sign, digits = '', fraction = ''] = match;
  const size = (digits.replace(/^0+/, '') || '0') + (fraction === '' ? '' : `.${fraction}`);
  return sign === '-' && /[1-9]/.test(size) ? `-${size}` : size;
}

/** An amount of an entity: nothing counts as 0, as it does on the server; null where it cannot be read. */
export function readAmount(value: unknown): Decimal | null {
  return value === null || value === undefined || value === '' ? '0' : readDecimal(value);
}
