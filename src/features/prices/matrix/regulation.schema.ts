import { object } from 'yup';
import type { Decimal } from '@/api/core/values';
import type { Language } from '@/config/languages';
import { currentLanguage, type TextKey } from '@/i18n/i18n';
import { requiredText } from '@/shared/forms/rules.schema';
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

/** Parses a percentage with or without a sign and a percent sign; null if it is not a number. */
export function parseSigned(text: string): Decimal | null {
  const [, sign = '', digits = ''] = /^([-\u2212]?)(.*)$/.exec(withoutPercent(text)) ?? [];
  const decimal = parseDecimal(digits);
  return decimal === null ? null : `${sign && '-'}${decimal}`;
}

/**
 * A change of premiums by "1.000" percent in Danish is 1 to one reader and a thousand to another. "2,125" is not
 * ambiguous: a percentage may have three decimals.
 */
const ambiguous: Record<Language, RegExp> = {
  da: /^\D*[1-9]\d{0,2}\.\d{3}\s*$/,
  en: /^\D*[1-9]\d{0,2},\d{3}\s*$/,
};

type Change = Pick<RegulationValues, 'what' | 'by' | 'amount'>;

const isInKroner = ({ what, by }: Change) => what === 'premium' && by === 'kroner';

const parseNumber = (change: Change): Decimal | null =>
  isInKroner(change) ? parseAmount(withoutPlus(change.amount)) : parseSigned(change.amount);

/** Returns the error in the amount of the form; null if there is none. */
function changeError(change: Change): TextKey | null {
  const { what, amount } = change;
  const number = parseNumber(change);
  // Call `amountError` only for text that is no amount: it also refuses negative amounts, which are valid here.
  if (isInKroner(change)) return number === null ? amountError(withoutPlus(amount)) : null;
  if (number === null) return 'common.invalidNumber';
  // A kickback may have three decimals, and the question before it is saved names its value.
  if (what !== 'premium') return number.startsWith('-') ? 'common.minZero' : null;
  return ambiguous[currentLanguage()].test(withoutPercent(amount))
    ? 'money.ambiguousPercent'
    : null;
}

/** Parses the amount in the form: a change in kroner, a change in percent, or a new kickback in percent. */
export function parseChange(change: Change): Decimal | null {
  return changeError(change) === null ? parseNumber(change) : null;
}

export const regulationSchema = object({
  amount: requiredText().test((amount, { parent, createError }) => {
    const message = amount ? changeError({ ...(parent as RegulationValues), amount }) : null;
    return message === null || createError({ message });
  }),
});
