import type { Language } from '@/config/languages';
import { toTyped } from './parseDecimal';

/**
 * A percentage without needless zeros: 2,5 in Danish, 2.5 in English. Takes an exact decimal; none of its
 * digits is lost. The sign is the surrounding text's to say (`common.percent`).
 */
export function formatPercent(decimal: string, language: Language): string {
  return toTyped(decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal, language);
}
