import type { Decimal } from '@/api/core/values';
import type { Texts } from '@/i18n/useTexts';
import { formatAmount } from '@/shared/money/formatAmount';

/** The titles of the choices that a cell is for, within its area. */
export interface CellNames {
  newValue: string;
  ownRisk: string;
  injury: string;
}

/** What a cell is called where its row and its column are not heard. */
export function cellName({ newValue, ownRisk, injury }: CellNames): string {
  return [newValue, ownRisk, injury].join(', ');
}

/** A premium in a sentence. */
export function premiumText(premium: Decimal | null, { t, language }: Texts): string {
  if (premium === null) return t('money.unread');
  return t('money.kroner', { amount: formatAmount(premium, language) });
}
