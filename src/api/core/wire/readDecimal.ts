import type { Decimal } from '../values';

// Longer ones are no amounts, and would take long to reckon with.
const longest = 80;
const numeric = /^([+-]?)(\d{0,40})(?:[.,](\d{0,40}))?$/;
/** With marks between thousands, each the same, and another one before the decimals: `1.188,00`, `1,188.00`, `1.234.567`. */
const grouped =
  /^[+-]?[1-9]\d{0,2}(?:\.\d{3}(?:(?:\.\d{3})*,\d*|(?:\.\d{3})+)|,\d{3}(?:(?:,\d{3})*\.\d*|(?:,\d{3})+))$/;
/** One amount in Danish and another in English, a thousand times as much: `1.188`, `1,188`. Nobody can tell which. */
const ambiguous = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

function withoutGroups(text: string): string {
  if (!grouped.test(text)) return text;
  const [mark = ''] = /[.,]/.exec(text) ?? [];
  return text.replaceAll(mark, '');
}

/**
 * An exact decimal from a number or a numeric string, in Danish or English writing (D10): `18450.5`, `'18450.50'`, `'18.450,50'`.
 * Null for anything else, numbers too large or too small to be written without an exponent or in 40 digits included.
 */
export function readDecimal(value: unknown): Decimal | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > longest || !/\d/.test(text)) return null;
  const written = text.trim();
  if (typeof value !== 'number' && ambiguous.test(written)) return null;
  const match = numeric.exec(withoutGroups(written));
  if (!match) return null;
  const [, sign, digits = '', fraction = ''] = match;
  const size = (digits.replace(/^0+/, '') || '0') + (fraction === '' ? '' : `.${fraction}`);
  return sign === '-' && /[1-9]/.test(size) ? `-${size}` : size;
}

/** An amount of an entity: nothing counts as 0, as it does on the server; null where it cannot be read. */
export function readAmount(value: unknown): Decimal | null {
  return value === null || value === undefined || value === '' ? '0' : readDecimal(value);
}
