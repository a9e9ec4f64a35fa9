import type { TextKey } from '@/i18n/i18n';

const plain = /^-?\d{1,12}(?:[.,]\d{1,2})?$/;
const groupedByPoint = /^-?\d{1,3}(?:\.\d{3}){1,3},\d{1,2}$/;
const groupedByComma = /^-?\d{1,3}(?:,\d{3}){1,3}\.\d{1,2}$/;
const groupedBySpace = /^-?\d{1,3}(?:\s\d{3}){1,3}(?:[.,]\d{1,2})?$/;

/** Removes the currency, in the spellings of spreadsheets and letters, and replaces a minus sign with a hyphen. */
function withoutCurrency(text: string): string {
  return text
    .trim()
    .replace(/^(?:kr\.?|dkk)\s*(?=[-\u2212\d])/i, '')
    .replace(/(\d)\s*(?:kr\.?|dkk)$/i, '$1')
    .replace('\u2212', '-');
}

/**
 * Parses a typed or pasted amount of kroner to an exact decimal. Accepts a decimal comma or point, at most 2 decimals,
 * "kr.", and separators of thousands that cannot be taken for decimals (1.234,50, 10 441). Refuses "24.550", which is
 * 24,550 kroner to one reader and 24.55 to another. Returns null for any other text.
 */
export function parseAmount(text: string): string | null {
  const amount = withoutCurrency(text);
  if (plain.test(amount)) return amount.replace(',', '.');
  if (groupedByPoint.test(amount)) return amount.replaceAll('.', '').replace(',', '.');
  if (groupedByComma.test(amount)) return amount.replaceAll(',', '');
  return groupedBySpace.test(amount) ? amount.replace(/\s/g, '').replace(',', '.') : null;
}

/** Returns the error in a typed amount, which must be 0 or more; null if there is none. */
export function amountError(text: string): TextKey | null {
  const decimal = parseAmount(text);
  if (decimal !== null) return /^-.*[1-9]/.test(decimal) ? 'common.minZero' : null;
  const amount = withoutCurrency(text);
  if (!/^-?\d[\d.,\s]*$/.test(amount)) return 'common.invalidNumber';
  if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(amount)) return 'money.ambiguous';
  if (/[.,]\d{3,}$/.test(amount) && /^-?\d+[.,]\d+$/.test(amount)) return 'money.decimals';
  return /^-?\d{13,}(?:[.,]\d{0,2})?$/.test(amount) ? 'money.tooLarge' : 'money.invalidForm';
}
