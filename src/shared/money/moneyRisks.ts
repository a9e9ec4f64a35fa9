import { currentLanguage, type Translate } from '@/i18n/i18n';
import type { Risk } from '../forms/confirmation';
import { formatKroner, formatDecimal } from './formatAmount';
import { parseAmount } from './parseAmount';
import { compare, fraction, multiply, zero, parseDecimal } from './fraction';

const hundred = fraction('100');
const minFactor = fraction('0.75');
const maxFactor = fraction('1.25');

/** True if an amount becomes more than 25% larger or smaller. Takes exact decimals. */
export function isLargeChange(from: string, to: string): boolean {
  const before = fraction(from);
  const after = fraction(to);
  return (
    compare(after, multiply(before, maxFactor)) > 0 ||
    compare(after, multiply(before, minFactor)) < 0
  );
}

/**
 * Returns the possible mistakes in a typed amount. `before` is the exact decimal that it replaces, null if there is
 * none.
 */
export function findAmountRisks(typed: string, before: string | null, t: Translate): Risk[] {
  const amount = parseAmount(typed);
  if (amount === null) return [];
  const sign = compare(fraction(amount), zero);
  // The form refuses an amount below 0, so there is nothing to confirm.
  if (sign < 0) return [];
  const subject = formatKroner(amount, t);
  if (sign === 0) {
    return [{ reason: t('money.zero', { amount: subject }), subject }];
  }
  if (before === null || !isLargeChange(before, amount)) return [];
  const reason = t('money.largeChange', { from: formatKroner(before, t), to: subject });
  return [{ reason, subject }];
}

/** Returns the possible mistakes in a typed percentage. */
export function findPercentRisks(label: string, typed: string, t: Translate): Risk[] {
  const percent = parseDecimal(typed);
  if (percent === null || compare(fraction(percent), hundred) <= 0) {
    return [];
  }
  const subject = t('common.percent', { value: formatDecimal(percent, currentLanguage()) });
  return [{ reason: t('money.overHundred', { label, percent: subject }), subject }];
}
