import type { AddOn } from '@/api/add-ons/addOn.model';
import type { AnswerName } from '@/api/steps/step.model';
import type { Language } from '@/config/languages';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { fromYesNo, toYesNo } from '@/shared/forms/formValues';
import type { FormValues } from '@/shared/forms/validation';
import { formatDecimal } from '@/shared/money/formatAmount';
import { parseDecimal, withoutZeros } from '@/shared/money/fraction';
import { addOnFieldName } from '../machine/serverAnswers';
import type { WizardState, WorkChoices } from '../machine/wizard.state';
import type { PricedWork } from '@/domain/insurancePrice';
import type { WizardDrafts } from '../step/forms.schema';
import { answerOf, type GivenAnswer } from '../step/steps';

export type WorkValues = WizardDrafts['work'];

/** The offered work add-ons, in the order of the answers in a request. The first is the work-injury insurance. */
export type Offered = readonly Pick<AddOn, 'id'>[];

/** Maps the names that the server's errors have for the answers (`answers.0`) to the form's field names. */
export function answerFieldNames(addOns: Offered): Record<AnswerName, string> {
  return Object.fromEntries(
    addOns.map((addOn, index): [AnswerName, string] => [`answers.${index}`, addOnFieldName(addOn)]),
  );
}

/**
 * The form's values for the saved data, with counts formatted for the language. If the data lacks an answer or a count,
 * an open form keeps the value that the user has `seen`. An add-on that the open form has not asked about yet is left
 * out.
 * Until step 3 is saved, the answer about work-injury insurance is that of step 1. It comes from `details`, or from
 * `trucker` if a colleague has changed it.
 */
export function toWorkValues(
  { trucker, details }: Pick<WizardState, 'trucker' | 'details'>,
  addOns: Offered,
  language: Language,
  seen?: WorkValues,
): WorkValues {
  const headcount = trucker?.headcount;
  const agreement = trucker?.agreement;
  const answerOfAddOn = (name: string, index: number) => {
    const answer = agreement?.workAnswers[index] ?? null;
    const ofStep1 = index === 0 ? (details?.hasWorkInsurance ?? null) : null;
    if (answer !== null || !seen) return toYesNo(answer ?? ofStep1);
    const hasFollowed = ofStep1 !== null && seen[name] === toYesNo(ofStep1);
    return hasFollowed ? toYesNo(trucker?.hasWorkInsurance ?? ofStep1) : seen[name];
  };
  const typed = (name: 'cars' | 'employees' | 'drivers') => {
    const count = headcount?.[name];
    // Format the count: a server may send a whole number as "2.00", which the field would refuse.
    return count ? formatDecimal(count, language) : (seen?.[name] ?? '');
  };
  return {
    ...Object.fromEntries(
      addOns.map(addOnFieldName).flatMap((name, index) => {
        const answer = answerOfAddOn(name, index);
        // Staff added this add-on while the form was open. Leave it out, because an empty answer would count as a
        // colleague's change.
        return answer === undefined ? [] : [[name, answer]];
      }),
    ),
    cars: typed('cars'),
    employees: typed('employees'),
    drivers: typed('drivers'),
    injuryValidFrom: agreement?.injuryValidFrom ?? '',
    injuryComment: agreement?.injuryComment ?? '',
  };
}

/**
 * Returns the values to keep while another step is open. If the server has no answer to the first add-on, leaves that
 * answer out: step 1 still decides it.
 */
export function toKeptValues(
  seen: WorkValues,
  trucker: WizardState['trucker'],
  addOns: Offered,
): Partial<WorkValues> {
  const [first] = addOns;
  const isOfStep1 = (trucker?.agreement?.workAnswers[0] ?? null) === null;
  if (!first || !isOfStep1) return seen;
  const { [addOnFieldName(first)]: _ofStep1, ...kept } = seen;
  return kept;
}

const answerTo = (values: FormValues, addOn: Offered[number] | undefined) =>
  addOn && values[addOnFieldName(addOn)];

/** True if the fields for staff are asked for. They belong to the first work add-on. */
export function asksForInjury(values: FormValues, addOns: Offered): boolean {
  return addOns.length > 0 && answerTo(values, addOns[0]) !== 'no';
}

export function hasChosenAddOn(values: FormValues, addOns: Offered): boolean {
  return answersOf(values, addOns).includes(true);
}

/**
 * The form asks for the head counts unless the first work add-on is answered with "no", or none is offered. It also
 * asks if any is chosen, because each is priced per employee and driver.
 */
export function asksForCounts(values: FormValues, addOns: Offered): boolean {
  return asksForInjury(values, addOns) || hasChosenAddOn(values, addOns);
}

function answersOf(values: FormValues, addOns: Offered): boolean[] {
  return addOns.map((addOn) => answerTo(values, addOn) === 'yes');
}

/** The answers that determine the price; a count is null until it is typed as a number. */
export function toPricedWork(values: WorkValues, addOns: Offered): PricedWork {
  return {
    answers: answersOf(values, addOns),
    employees: parseDecimal(values.employees),
    drivers: parseDecimal(values.drivers),
  };
}

/**
 * The sent values of the fields below the add-ons. Counts that are not asked for are 0. The fields for staff are empty
 * if the first add-on is "no".
 */
export function toSentFields(values: WorkValues, addOns: Offered) {
  const isAsked = asksForCounts(values, addOns);
  const hasInjury = asksForInjury(values, addOns);
  const count = (text: string) => {
    if (!isAsked) return '0';
    // Only a comparison with a colleague's changes has an empty or invalid count: the schema prevents sending one.
    return text === '' ? '' : withoutZeros(parseDecimal(text) ?? '0');
  };
  return {
    cars: count(values.cars),
    employees: count(values.employees),
    drivers: count(values.drivers),
    injuryValidFrom: hasInjury ? values.injuryValidFrom || null : null,
    injuryComment: hasInjury ? values.injuryComment.trim() : '',
  };
}

export function toWorkChoices(values: WorkValues, addOns: Offered): WorkChoices {
  return { answers: answersOf(values, addOns), ...toSentFields(values, addOns) };
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
  language: Language,
): GivenAnswer[] {
  const answer = answerOf('work');
  const formatted = (text: string) => {
    const count = parseDecimal(text);
    return count === null ? text : formatDecimal(count, language);
  };
  const { cars, employees, drivers, injuryValidFrom, injuryComment } = values;
  const offered = addOns.map((addOn, index) => {
    const value = fromYesNo(String(answerTo(values, addOn) ?? '')) ?? '';
    const given = answer(addOnFieldName(addOn), 'step3.workInjury', value);
    return index > 0 ? { ...given, name: addOn.name } : given;
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
    ...(asksForCounts(values, addOns) ? counts : []),
    ...(isForStaff && asksForInjury(values, addOns) ? ofStaff : []),
  ];
}
