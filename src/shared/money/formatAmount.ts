import type { Language } from '@/config/languages';
import { formatNumber } from '@/i18n/formatNumber';
import { currentLanguage, type Translate } from '@/i18n/i18n';
import { fraction, toDecimal, toTyped, withoutZeros, type Fraction } from './fraction';

/**
 * Formats an amount with 2 decimals: 1.234,50 in Danish, 1,234.50 in English. Takes an exact decimal as text, or a
 * fraction. Calculations stay exact: this rounds their result, halves away from zero. The currency is part of the
 * surrounding text.
 */
export function formatAmount(value: string | Fraction, language: Language): string {
  const exact = typeof value === 'string' ? fraction(value) : value;
  return formatNumber(toDecimal(exact, 2), language);
}

/** Formats an exact decimal as kroner in a sentence. */
export function formatKroner(decimal: string, t: Translate): string {
  return t('money.kroner', { amount: formatAmount(decimal, currentLanguage()) });
}

/** Gives a formatted number a minus sign in place of the hyphen. */
export const withMinus = (text: string) => text.replace('-', '−');

/** Formats a difference between two amounts with its sign: +52,92, −24,50. */
export function formatChange(difference: Fraction, language: Language): string {
  const text = formatAmount(difference, language);
  return text.startsWith('-') ? withMinus(text) : `+${text}`;
}

/**
 * Formats a percentage or a count without trailing zeros: 2,5 in Danish, 2.5 in English. Takes an exact decimal and
 * loses none of its digits. A percent sign is part of the surrounding text (`common.percent`).
 */
export function formatDecimal(decimal: string, language: Language): string {
  return toTyped(withoutZeros(decimal), language);
}

/**
 * Formats an amount as it is typed and as a spreadsheet parses it: no grouping, 2 decimals, and more only where they are
 * not 0; 1234,50 in Danish, 1234.50 in English.
 */
export function plainAmount(decimal: string, language: Language): string {
  const [whole = '', part = ''] = decimal.split('.');
  return toTyped(`${whole}.${part.replace(/0+$/, '').padEnd(2, '0')}`, language);
}

/** The texts by which an amount can be searched: as it is shown, and plain with either decimal separator. */
export function amountTexts(decimal: string, language: Language): string[] {
  const shown = formatAmount(fraction(decimal), language);
  return [shown, plainAmount(decimal, 'da'), plainAmount(decimal, 'en')];
}
