import type { Language } from '@/config/languages';
import { fraction, toDecimal } from './fraction';
import type { Fraction } from './fraction';

const separators: Record<Language, { group: string; decimal: string }> = {
  da: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/**
 * An amount with 2 decimals, rounded half up once, here: 1.234,50 in Danish, 1,234.50 in English (D22).
 * Takes an exact decimal as text, or a fraction. The currency is the surrounding text's to say. Written
 * out by hand because Intl reads long amounts as floating point on older phones.
 */
export function formatAmount(value: string | Fraction, language: Language): string {
  const exact = typeof value === 'string' ? fraction(value) : value;
  const [whole = '', decimals = ''] = toDecimal(exact, 2).split('.');
  const { group, decimal } = separators[language];
  return `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${decimal}${decimals}`;
}
