import type { Decimal } from '@/api/core/values';
import type { Price } from '@/api/prices/price.model';
import type { Translate } from '@/i18n/i18n';
import type { Risk } from '@/shared/forms/confirmation';
import { formatKroner } from '@/shared/money/formatAmount';
import { findAmountRisks, findPercentRisks } from '@/shared/money/moneyRisks';
import { parseAmount } from '@/shared/money/parseAmount';
import { pricesAt } from '../places';
import { choicesOf } from './price.mapper';
import type { KickbackValues, PriceValues } from './price.mapper';

/** The prices that already have the choices in the form, without the edited price (`id`). */
export function pricesFor(
  values: PriceValues,
  prices: readonly Price[],
  id?: number,
): readonly Price[] {
  const choices = choicesOf(values);
  return choices ? pricesAt(prices, choices).filter((price) => price.id !== id) : [];
}

export function premiumText(premium: Decimal | null, t: Translate): string {
  return premium === null ? t('money.unreadable') : formatKroner(premium, t);
}

export function takenText({ premium }: Price, t: Translate): string {
  return t('prices.taken', { premium: premiumText(premium, t) });
}

/** What the user must confirm before saving: an unusual premium, or a second price for the same choices. */
export function priceRisks(
  values: PriceValues,
  before: Price | null,
  taken: readonly Price[],
  t: Translate,
): Risk[] {
  const premium = parseAmount(values.premium);
  const subject = premium === null ? values.premium : formatKroner(premium, t);
  // Do not ask again about an edited price that shared its choices with another price before.
  const isMoved = before === null || pricesAt(taken, before).length === 0;
  return [
    ...findAmountRisks(values.premium, before?.premium ?? null, t),
    ...(isMoved ? taken : []).map((price) => ({ reason: takenText(price, t), subject })),
  ];
}

export function kickbackRisks(values: KickbackValues, t: Translate): Risk[] {
  return [
    ...findPercentRisks(t('kickback.ensureName'), values.ensurePercent, t),
    ...findPercentRisks(t('kickback.dantaxiName'), values.dantaxiPercent, t),
  ];
}
