import type { Decimal } from '@/api/core/values';
import type { Translate } from '@/i18n/i18n';
import type { Risk } from '@/shared/forms/confirmation';
import { amountRisks, kroner } from '@/shared/money/moneyRisks';
import type { CellDraft } from './cellDrafts';

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
export function premiumText(premium: Decimal | null, t: Translate): string {
  return premium === null ? t('money.unread') : kroner(premium, t);
}

/** What saving a cell needs a second press for, as its dialog does (D48). */
export function cellRisks({ text, seen }: CellDraft, t: Translate): Risk[] {
  return amountRisks(text, seen?.premium ?? null, t);
}
