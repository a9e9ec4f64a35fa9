import type { Language } from '@/config/languages';
import { fraction, toDecimal, toTyped, type Fraction } from './fraction';

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

/** A difference between two amounts, with its sign: +52,92, −24,50. */
export function formatChange(difference: Fraction, language: Language): string {
  const text = formatAmount(difference, language);
  return text.startsWith('-') ? text.replace('-', '−') : `+${text}`;
}

/**
 * A percentage without needless zeros: 2,5 in Danish, 2.5 in English. Takes an exact decimal; none of its
 * digits is lost. The sign is the surrounding text's to say (`common.percent`).
 */
export function formatPercent(decimal: string, language: Language): string {
  return toTyped(decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal, language);
}

/**
 * An amount as it is typed, and as a spreadsheet reads it: at least 2 decimals, none lost, no grouping;
 * 1234,50 in Danish, 1234.50 in English.
 */
export function plainAmount(decimal: string, language: Language): string {
  const [whole = '', part = ''] = decimal.split('.');
  return toTyped(`${whole}.${part.padEnd(2, '0')}`, language);
}

/** The ways in which an amount may be searched for: as it is shown, and plain with either decimal sign. */
export function amountTexts(decimal: string, language: Language): string[] {
  const shown = formatAmount(fraction(decimal), language);
  return [shown, plainAmount(decimal, 'da'), plainAmount(decimal, 'en')];
}
