import { fraction, toDecimal } from './fraction';

// Exact numbers take time with their length: a longer one is a slip, or there to be slow.
const typedForm = /^\d{1,12}(?:[.,]\d{1,40})?$/;

/**
 * Reads a typed number, zero or more, with a decimal comma or point, into an exact decimal; null where it is none or longer than
 * any that is meant.
 */
export function parseDecimal(text: string): string | null {
  const trimmed = text.trim();
  return typedForm.test(trimmed) ? trimmed.replace(',', '.') : null;
}

/** An exact decimal as it is typed in the language: the decimal comma is Danish. */
export function toTyped(decimal: string, language: 'da' | 'en'): string {
  const digits = decimal.split('.')[1]?.length ?? 0;
  const text = toDecimal(fraction(decimal), digits);
  return language === 'da' ? text.replace('.', ',') : text;
}
