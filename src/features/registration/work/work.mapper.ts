import type { AddOn } from '@/api/add-ons/addOn.model';
import type { AnswerName } from '@/api/steps/step.model';
import type { Language } from '@/config/languages';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { fromYesNo, toYesNo } from '@/shared/forms/formValues';
import type { FormValues } from '@/shared/forms/validation';
import { formatDecimal } from '@/shared/money/formatAmount';
import { parseDecimal, withoutZeros } from '@/shared/money/fraction';
import { addOnFieldName, isAddOnFieldName } from '../machine/serverAnswers';
import type { WizardState, WorkChoices } from '../machine/wizard.state';
import type { PricedWork } from '@/domain/insurancePrice';
import { addOnDraftName, type WizardDrafts } from '../step/forms.schema';
import { answerOf, type GivenAnswer, type FormatYesNo } from '../step/steps';

export type WorkValues = WizardDrafts['work'];

/** Maps the names of the sent answers to the form's field names. */
export function answerFieldNames(addOnCount: number): Record<AnswerName, string> {
  const indexes = Array.from({ length: addOnCount }, (_, index) => index);
  return Object.fromEntries(
    indexes.map((index): [AnswerName, string] => [`answers.${index}`, addOnFieldName(index)]),
  );
}

/** Maps the form's field names to those in the draft. */
export function addOnDraftNames(addOns: readonly AddOn[]): Record<string, string> {
  return Object.fromEntries(
    addOns.map(({ id }, index) => [addOnFieldName(index), addOnDraftName(id)]),
  );
}

/**
 * The form's values for the saved data, with counts formatted for the language. An answer or a count that is missing
 * from the data is the one that the user has `seen`, if the form is open; if that lacks it, too, it is left out. If the
 * form is not open, the answer about work-injury insurance is taken from step 1.
 */
export function toWorkValues(
  { trucker, details }: Pick<WizardState, 'trucker' | 'details'>,
  addOnCount: number,
  language: Language,
  seen?: WorkValues,
): WorkValues {
  const headcount = trucker?.headcount;
  const agreement = trucker?.agreement;
  const answerOfAddOn = (index: number) => {
    const answer = agreement?.workAnswers[index] ?? null;
    if (answer === null && seen) return seen[addOnFieldName(index)];
    const ofStep1 = index === 0 ? (details?.hasWorkInsurance ?? null) : null;
    return toYesNo(answer ?? ofStep1);
  };
  const indexes = Array.from({ length: addOnCount }, (_, index) => index);
  const typed = (name: 'cars' | 'employees' | 'drivers') => {
    const count = headcount?.[name];
    // A server may send a whole number as "2.00", which the field would refuse.
    return count ? formatDecimal(count, language) : (seen?.[name] ?? '');
  };
  return {
    ...Object.fromEntries(
      indexes.flatMap((index) => {
        const answer = answerOfAddOn(index);
        // Staff added this add-on while the form was open. An empty answer would count as a colleague's change.
        return answer === undefined ? [] : [[addOnFieldName(index), answer]];
      }),
    ),
    cars: typed('cars'),
    employees: typed('employees'),
    drivers: typed('drivers'),
    injuryValidFrom: agreement?.injuryValidFrom ?? '',
    injuryComment: agreement?.injuryComment ?? '',
  };
}

/** Drops a draft's answers to add-ons that are no longer offered. */
export function dropRemovedAddOns(draft: Partial<WorkValues>, offered: WorkValues) {
  return Object.fromEntries(
    Object.entries(draft).flatMap(([name, value]) =>
      name in offered && value !== undefined ? [[name, value]] : [],
    ),
  );
}

/** True if the fields for staff are shown. They belong to the first work add-on, the work-injury insurance. */
export function asksForInjury(values: FormValues): boolean {
  const answer = values[addOnFieldName(0)];
  // Without any work add-on there is no such question.
  return answer !== undefined && answer !== 'no';
}

export function hasChosenAddOn(values: FormValues): boolean {
  return Object.entries(values).some(([name, value]) => isAddOnFieldName(name) && value === 'yes');
}

/**
 * The counts are asked for until the first work add-on is answered with "no", and whenever another one is chosen: a
 * work add-on is priced per employee and driver.
 */
export function asksForCounts(values: FormValues): boolean {
  return asksForInjury(values) || hasChosenAddOn(values);
}

function answersOf(values: WorkValues, addOnCount: number): boolean[] {
  return Array.from({ length: addOnCount }, (_, index) => values[addOnFieldName(index)] === 'yes');
}

/** The answers that determine the price; a count is null until it is typed as a number. */
export function toPricedWork(values: WorkValues, addOnCount: number): PricedWork {
  return {
    answers: answersOf(values, addOnCount),
    employees: parseDecimal(values.employees),
    drivers: parseDecimal(values.drivers),
  };
}

/**
 * The sent values of the fields below the add-ons. Counts that are not asked for are 0. The fields for staff are empty
 * if the first add-on is "no".
 */
export function toSentFields(values: WorkValues) {
  const isAsked = asksForCounts(values);
  const count = (text: string) => {
    if (!isAsked) return '0';
    // Only for comparing with a colleague's changes: the schema prevents sending an empty or invalid count.
    return text === '' ? '' : withoutZeros(parseDecimal(text) ?? '0');
  };
  return {
    cars: count(values.cars),
    employees: count(values.employees),
    drivers: count(values.drivers),
    injuryValidFrom: asksForInjury(values) ? values.injuryValidFrom || null : null,
    injuryComment: asksForInjury(values) ? values.injuryComment.trim() : '',
  };
}

export function toWorkChoices(values: WorkValues, addOnCount: number): WorkChoices {
  return { answers: answersOf(values, addOnCount), ...toSentFields(values) };
}

export interface AnsweredWork {
  values: WorkValues;
  addOns: readonly AddOn[];
  isForStaff: boolean;
}

/**
 * The answers of step 3 for "Check your answers". They come from the form: step 3 is saved after that page. Counts are
 * formatted for the language, so that they are shown as they are sent.
 */
export function toGivenWorkAnswers(
  { values, addOns, isForStaff }: AnsweredWork,
  formatYesNo: FormatYesNo,
  language: Language,
): GivenAnswer[] {
  const answer = answerOf('work');
  const formatted = (text: string) => {
    const count = parseDecimal(text);
    return count === null ? text : formatDecimal(count, language);
  };
  const { cars, employees, drivers, injuryValidFrom, injuryComment } = values;
  const offered = addOns.map(({ name }, index) => {
    const field = addOnFieldName(index);
    const value = formatYesNo(fromYesNo(String(values[field] ?? '')));
    return { ...answer(field, 'step3.workInjury', value), ...(index > 0 && { name }) };
  });
  const counts = [
    answer('cars', 'step3.cars', formatted(cars)),
    answer('employees', 'step3.employees', formatted(employees)),
    answer('drivers', 'step3.drivers', formatted(drivers)),
  ];
  const ofStaff = [
    answer('injuryValidFrom', 'step3.validFrom', formatCalendarDate(injuryValidFrom)),
    answer('injuryComment', 'step3.comment', injuryComment),
  ];
  return [
    ...offered,
    ...(asksForCounts(values) ? counts : []),
    ...(isForStaff && asksForInjury(values) ? ofStaff : []),
  ];
}
