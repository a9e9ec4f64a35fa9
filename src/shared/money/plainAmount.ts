import type { Language } from '@/config/languages';
import { formatAmount } from './formatAmount';
import { fraction } from './fraction';
import { toTyped } from './parseDecimal';

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
