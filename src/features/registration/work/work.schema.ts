import { object, string, type StringSchema } from 'yup';
import {
  nonNegativeDecimal,
  optionalDate,
  requiredText,
  nonNegativeInteger,
} from '@/shared/forms/rules.schema';
import { fraction, parseDecimal } from '@/shared/money/fraction';
import type { TextKey } from '@/i18n/i18n';
import type { FormValues } from '@/shared/forms/validation';
import { addOnFieldName } from '../machine/serverAnswers';
import { asksForCounts, asksForInjury, hasChosenAddOn } from './work.mapper';

const quarterMessage: TextKey = 'step3.employeesQuarter';
const thousandsMessage: TextKey = 'step3.employeesThousands';
const nobodyMessage: TextKey = 'step3.noHeads';

/** Employees are counted in quarters: 1, 1.25, 1.5. Text that is not a number passes, as another rule reports it. */
function isInQuarters(text: string | undefined): boolean {
  const decimal = parseDecimal(text ?? '');
  return decimal === null || 4n % fraction(decimal).denominator === 0n;
}

/** "1.000" is 1 to one reader and a thousand to another. */
const isUnambiguous = (text = '') => !/^[1-9]\d{0,2}[.,]\d{3}$/.test(text.trim());

/**
 * A work add-on is priced per head, so it needs at least one employee or driver. Text that is not a number passes, as
 * another rule reports it.
 */
function isForSomebody(employees: string | undefined, { parent }: { parent: FormValues }): boolean {
  const counts = [employees, parent.drivers].map((text) => parseDecimal(String(text ?? '')));
  const isNobody = counts.every((count) => count !== null && fraction(count).numerator === 0n);
  return !isNobody || !hasChosenAddOn(parent);
}

export function createWorkSchema(addOnCount: number) {
  const names = Array.from({ length: addOnCount }, (_, index) => addOnFieldName(index));
  const answers = names.map((name) => [name, requiredText('step2.chooseAddOn')]);
  // Hidden fields are not validated.
  const when = (isAsked: (values: FormValues) => boolean, rule: StringSchema) =>
    string().when(names, {
      is: (...given: string[]) =>
        isAsked(Object.fromEntries(names.map((name, index) => [name, given[index] ?? '']))),
      then: () => rule,
    });
  return object({
    ...(Object.fromEntries(answers) as Record<string, StringSchema>),
    cars: when(asksForCounts, nonNegativeInteger()),
    employees: when(
      asksForCounts,
      nonNegativeDecimal()
        .test({ message: thousandsMessage, test: isUnambiguous })
        .test({ message: quarterMessage, test: isInQuarters })
        .test({ message: nobodyMessage, test: isForSomebody }),
    ),
    drivers: when(asksForCounts, nonNegativeInteger()),
    injuryValidFrom: when(asksForInjury, optionalDate()),
  });
}
