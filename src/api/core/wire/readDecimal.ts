import type { Decimal } from '../values';

// Longer ones are no amounts, and would take long to reckon with.
const longest = 80;
/** A point is the decimal point, whatever the number of digits behind it: `950.000` is 950. */
const withPoint = /^([+-]?)(\d{0,40})(?:\.(\d{0,40}))?$/;
/** Danish writing: a comma before the decimals, points between thousands. */
const withComma = /^[+-]?(?:\d{0,40}|[1-9]\d{0,2}(?:\.\d{3})+),\d{0,40}$/;
/** Commas between thousands and a point behind them: `1,188.00`. Nothing else can be meant. */
const withCommasAndPoint = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+\.\d{0,40}$/;

function withDecimalPoint(text: string): string {
  if (withComma.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return withCommasAndPoint.test(text) ? text.replaceAll(',', '') : text;
}

/**
 * An exact decimal from a number or a numeric string (D10): `18450.5`, `'18450.500'`, `'18.450,50'`. Null for anything else, numbers
 * too large or too small to be written without an exponent or in 40 digits included.
 */
export function readDecimal(value: unknown): Decimal | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > longest || !/\d/.test(text)) return null;
  const match = withPoint.exec(withDecimalPoint(text.trim()));
  if (!match) return null;
  const [, sign, digits = '', fraction = ''] = match;
  const size = (digits.replace(/^0+/, '') || '0') + (fraction === '' ? '' : `.${fraction}`);
  return sign === '-' && /[1-9]/.test(size) ? `-${size}` : size;
}

/** An amount of an entity: nothing counts as 0, as it does on the server; null where it cannot be read. */
export function readAmount(value: unknown): Decimal | null {
  return value === null || value === undefined || value === '' ? '0' : readDecimal(value);
}
