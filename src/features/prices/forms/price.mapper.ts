import { isApiError } from '@/api/core/apiError';
import type { Decimal } from '@/api/core/values';
import type {
  Kickbacks,
  PremiumChoices,
  Price,
  PriceInput,
  SavedKickbacks,
} from '@/api/prices/price.model';
import type { Language } from '@/config/languages';
import { toGenericFailure, type SubmitFailure } from '@/shared/forms/serverErrors';
import { formatDecimal, plainAmount } from '@/shared/money/formatAmount';
import { parseAmount } from '@/shared/money/parseAmount';
import { isSameAmount, parseDecimal } from '@/shared/money/fraction';
import { placeKey } from '../places';
import { isSameKickbacks } from './areaKickbacks';

export type KickbackValues = Record<keyof Kickbacks, string>;

/** A price as typed into the form. The choices are ids of the reference lists. */
export type PriceValues = Record<keyof PremiumChoices | 'premium', string>;

export const emptyPrice: PriceValues & KickbackValues = {
  areaId: '',
  newValueId: '',
  ownRiskId: '',
  injuryId: '',
  premium: '',
  ensurePercent: '',
  dantaxiPercent: '',
};

const toChoice = (id: number) => (id > 0 ? String(id) : '');

export function toPriceValues(price: Price, language: Language): PriceValues {
  return {
    areaId: toChoice(price.areaId),
    newValueId: toChoice(price.newValueId),
    ownRiskId: toChoice(price.ownRiskId),
    injuryId: toChoice(price.injuryId),
    premium: price.premium === null ? '' : plainAmount(price.premium, language),
  };
}

export function toKickbackValues(price: SavedKickbacks, language: Language): KickbackValues {
  const typed = (percent: Decimal | null) =>
    percent === null ? '' : formatDecimal(percent, language);
  return {
    ensurePercent: typed(price.ensurePercent),
    dantaxiPercent: typed(price.dantaxiPercent),
  };
}

export function fromKickbackValues(values: KickbackValues): Kickbacks {
  return {
    ensurePercent: parseDecimal(values.ensurePercent) ?? '0',
    dantaxiPercent: parseDecimal(values.dantaxiPercent) ?? '0',
  };
}

/** The ids of the chosen options; 0 for a choice that the user has not made yet. */
const toIds = (values: PriceValues): PremiumChoices => ({
  areaId: Number(values.areaId),
  newValueId: Number(values.newValueId),
  ownRiskId: Number(values.ownRiskId),
  injuryId: Number(values.injuryId),
});

/** The ids of the four choices; null until the user has made all of them. */
export function choicesOf(values: PriceValues): PremiumChoices | null {
  const ids = toIds(values);
  return Object.values(ids).every((id) => id > 0) ? ids : null;
}

/**
 * The request for the form's values. An unchanged premium keeps all its decimals, even if the form accepts fewer. A
 * text that is not an amount stays as typed, so that it is never sent or compared as another amount.
 */
export function fromPriceValues(
  values: PriceValues,
  { ensurePercent, dantaxiPercent }: SavedKickbacks,
  unchangedPremium: Decimal | null = null,
): PriceInput {
  return {
    ...toIds(values),
    premium: unchangedPremium ?? parseAmount(values.premium) ?? values.premium,
    ensurePercent,
    dantaxiPercent,
  };
}

export function isSamePrice(price: Price, input: PriceInput): boolean {
  return (
    placeKey(price) === placeKey(input) &&
    isSameAmount(price.premium, input.premium) &&
    isSameKickbacks(price, input)
  );
}

/**
 * The message for a price that could not be saved: a generic text. A conflict adds the server's message, as only that
 * explains how to solve it.
 */
export function toPriceFailure(error: unknown): SubmitFailure {
  const failure = toGenericFailure(error);
  if (!isApiError(error) || error.kind !== 'conflict' || !error.message) return failure;
  return { ...failure, otherMessages: [error.message] };
}
