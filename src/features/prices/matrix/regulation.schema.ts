import { object, string } from 'yup';
import type { Decimal } from '@/api/core/values';
import { nonNegativeDecimal, requiredText } from '@/shared/forms/rules.schema';
import { parseDecimal } from '@/shared/money/fraction';

/** Parses a number with or without a sign; null if it is none. */
export function parseSigned(text: string): Decimal | null {
  const [, sign = '', digits = ''] = /^([-\u2212+]?)(.*)$/.exec(text.trim()) ?? [];
  const decimal = parseDecimal(digits);
  return decimal === null ? null : `${sign === '' || sign === '+' ? '' : '-'}${decimal}`;
}

export const regulationSchema = object({
  amount: string().when('what', {
    is: 'premium',
    then: () =>
      requiredText().test({
        message: 'common.invalidNumber',
        test: (value) => !value || parseSigned(value) !== null,
      }),
    otherwise: () => nonNegativeDecimal(),
  }),
});
