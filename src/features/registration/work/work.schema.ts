import { object, string } from 'yup';
import type { StringSchema } from 'yup';
import {
  nonNegativeDecimal,
  optionalDate,
  requiredText,
  nonNegativeInteger,
} from '@/shared/forms/rules.schema';
import { fraction } from '@/shared/money/fraction';
import { parseDecimal } from '@/shared/money/parseDecimal';
import type { TextKey } from '@/i18n/textKeys';
import { addOnName } from './work.mapper';

const quarterMessage: TextKey = 'step3.employeesQuarter';

function whenAsked(rule: StringSchema): StringSchema {
  // With the first add-on at "no" the counts are not on the screen (section 4).
  return string().when(addOnName(0), { is: 'no', otherwise: () => rule });
}

/** Employees are counted in quarters: 1, 1.25, 1.5 (specification, section 9). What is no number breaks another rule. */
function isInQuarters(text: string | undefined): boolean {
  const decimal = parseDecimal(text ?? '');
  return decimal === null || 4n % fraction(decimal).denominator === 0n;
}

/** Step 3 for so many work add-ons (specification, sections 4 and 5). */
export function createWorkSchema(addOnCount: number) {
  const answers = Array.from({ length: addOnCount }, (_, index) => [
    addOnName(index),
    requiredText('step2.chooseAddOn'),
  ]);
  return object({
    ...(Object.fromEntries(answers) as Record<string, StringSchema>),
    cars: whenAsked(nonNegativeInteger()),
    employees: whenAsked(nonNegativeDecimal().test('quarter', quarterMessage, isInQuarters)),
    drivers: whenAsked(nonNegativeInteger()),
    injuryValidFrom: whenAsked(optionalDate()),
  });
}
