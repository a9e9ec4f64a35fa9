import { object, string } from 'yup';
import type { Decimal } from '@/api/core/values';
import { nonNegativeDecimal, requiredText } from '@/shared/forms/rules.schema';
import { parseDecimal } from '@/shared/money/fraction';
import { amountError, parseAmount } from '@/shared/money/parseAmount';

/**
 * The form that changes many prices at once. An empty id means all, such as all areas. Amounts are rounded to `step`
 * kroner; 0 means to whole øre.
 */
export interface RegulationValues {
  [name: string]: string;
  what: 'premium' | 'ensurePercent' | 'dantaxiPercent';
  areaId: string;
  newValueId: string;
  ownRiskId: string;
  injuryId: string;
  by: 'percent' | 'kroner';
  amount: string;
  step: '0' | '1' | '5' | '10';
  direction: 'nearest' | 'up';
}

// Removes a plus sign, which `parseAmount` does not accept, unless there is a minus sign, too.
const withoutPlus = (text: string) => text.trim().replace(/^\+(?!.*[-\u2212])/, '');

const withoutPercent = (text: string) => withoutPlus(text).replace(/%$/, '');

/** "1.000" is 1 to one reader and a thousand to another. */
const isAmbiguous = (number: string) => amountError(number) === 'money.ambiguous';

/** Parses a percentage with or without a sign and a percent sign; null if it is not a number or has two readings. */
export function parseSigned(text: string): Decimal | null {
  const number = withoutPercent(text);
  const [, sign = '', digits = ''] = /^([-\u2212]?)(.*)$/.exec(number) ?? [];
  const decimal = isAmbiguous(number) ? null : parseDecimal(digits);
  return decimal === null ? null : `${sign && '-'}${decimal}`;
}

/** Parses the amount in the form: a change in kroner, a change in percent, or a new kickback in percent. */
export function parseChange({
  what,
  by,
  amount,
}: Pick<RegulationValues, 'what' | 'by' | 'amount'>): Decimal | null {
  if (what !== 'premium') return parseDecimal(amount);
  return by === 'kroner' ? parseAmount(withoutPlus(amount)) : parseSigned(amount);
}

const signedAmount = () =>
  requiredText().test((text, { createError }) => {
    const amount = withoutPlus(text ?? '');
    // Call `amountError` only for text that is no amount: it also refuses negative amounts, which are valid here.
    const message = text && parseAmount(amount) === null ? amountError(amount) : null;
    return message === null || createError({ message });
  });
const signedPercent = () =>
  requiredText().test((text, { createError }) => {
    if (!text || parseSigned(text) !== null) return true;
    const hasTwoReadings = isAmbiguous(withoutPercent(text));
    return createError({ message: hasTwoReadings ? 'money.ambiguous' : 'common.invalidNumber' });
  });

export const regulationSchema = object({
  amount: string().when(['what', 'by'], ([what, by]) => {
    if (what !== 'premium') return nonNegativeDecimal();
    return by === 'kroner' ? signedAmount() : signedPercent();
  }),
});
