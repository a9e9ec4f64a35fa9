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
import { asksForCounts, asksForInjury, hasChosenAddOn, type Offered } from './work.mapper';

const quarterMessage: TextKey = 'step3.employeesQuarter';
const thousandsMessage: TextKey = 'step3.employeesThousands';
const nobodyMessage: TextKey = 'step3.noHeads';

/** Employees are counted in quarters: 1, 1.25, 1.5. Text that is not a number passes, as another rule reports it. */
function isInQuarters(text: string | undefined): boolean {
  const decimal = parseDecimal(text ?? '');
  return decimal === null || 4n % fraction(decimal).denominator === 0n;
}

/** False for a count like "1.000", which is 1 to one reader and a thousand to another. */
const isUnambiguous = (text = '') => !/^[1-9]\d{0,2}[.,]\d{3}$/.test(text.trim());

/** True if there are neither employees nor drivers. Text that is not a number passes, as another rule reports it. */
function isForNobody(employees: string | undefined, { drivers }: FormValues): boolean {
  const counts = [employees, drivers].map((text) => parseDecimal(String(text ?? '')));
  return counts.every((count) => count !== null && fraction(count).numerator === 0n);
}

export function createWorkSchema(addOns: Offered) {
  const names = addOns.map(addOnFieldName);
  const answers = names.map((name) => [name, requiredText('step2.chooseAddOn')]);
  // A rule that applies only while its field is shown.
  const when = (isAsked: typeof asksForCounts, rule: StringSchema) =>
    string().when(names, {
      is: (...given: string[]) =>
        isAsked(Object.fromEntries(names.map((name, index) => [name, given[index] ?? ''])), addOns),
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
        .test({
          message: nobodyMessage,
          // A work add-on is priced per head, so a chosen one needs at least one head.
          test: (text, { parent }: { parent: FormValues }) =>
            !hasChosenAddOn(parent, addOns) || !isForNobody(text, parent),
        }),
    ),
    drivers: when(asksForCounts, nonNegativeInteger()),
    injuryValidFrom: when(asksForInjury, optionalDate()),
  });
}
