import type { CalendarDate } from '@/api/core/values';
import type { ReferenceLists } from '@/api/lookups/lookups.model';
import type { Agreement, Choice } from '@/api/truckers/trucker.model';
import { toYesNo } from '@/shared/forms/formValues';
import type { PremiumChoices } from '@/api/prices/price.model';
import { contentLanguage } from '@/config/languages';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { invariant, type CarChoices } from '../machine/wizard.state';
import type { WizardDrafts } from '../step/forms.schema';
import { answerOf, type GivenAnswer } from '../step/steps';

export type CarValues = WizardDrafts['car'];

function toText(choice: { id: number } | null | undefined): string {
  return String(choice?.id ?? '');
}

/** The form's values for a saved agreement. Road assistance starts on `defaultDate` if no date is saved. */
export function toCarValues(agreement: Agreement | null, defaultDate: CalendarDate): CarValues {
  return {
    areaId: toText(agreement?.area),
    newValueId: toText(agreement?.newValue),
    ownRiskId: toText(agreement?.ownRisk),
    injuryId: toText(agreement?.injury),
    hasRoadAssistance: toYesNo(agreement?.hasRoadAssistance ?? null),
    roadAssistanceFrom: agreement?.roadAssistanceFrom ?? defaultDate,
    hasGlassCover: toYesNo(agreement?.hasGlassCover ?? null),
  };
}

/**
 * The choices that the premium depends on. `list` is the reference list of the options, `agreementField` the choice's
 * key in an agreement.
 */
const choices = [
  { field: 'areaId', list: 'areas', agreementField: 'area', labelKey: 'step2.area' },
  {
    field: 'newValueId',
    list: 'newValues',
    agreementField: 'newValue',
    labelKey: 'step2.newValue',
  },
  { field: 'ownRiskId', list: 'ownRisks', agreementField: 'ownRisk', labelKey: 'step2.ownRisk' },
  { field: 'injuryId', list: 'injuries', agreementField: 'injury', labelKey: 'step2.injuries' },
] as const;

type ChoiceField = (typeof choices)[number]['field'];

/** Clears choices that their list no longer offers. A list that is not loaded or is empty clears none. */
export function withoutRemovedChoices(values: CarValues, lists: ReferenceLists): CarValues {
  const removed = choices.filter(({ field, list }) => {
    const offered = lists[list].choices;
    return offered?.length && !offered.some(({ id }) => String(id) === values[field]);
  });
  return { ...values, ...Object.fromEntries(removed.map(({ field }) => [field, ''])) };
}

/** The titles of the choices that `withoutRemovedChoices` cleared, by field; '' if only the id is known. */
export type RemovedChoices = Partial<Record<ChoiceField, string>>;

export function removedChoices(
  before: CarValues,
  after: CarValues,
  agreement: Agreement | null,
): RemovedChoices {
  const removed = choices.filter(({ field }) => before[field] !== after[field]);
  const titleOf = (id: string, choice: Choice | null | undefined) =>
    toText(choice) === id ? (choice?.title ?? '') : '';
  return Object.fromEntries(
    removed.map(({ field, agreementField }) => [
      field,
      titleOf(before[field], agreement?.[agreementField]),
    ]),
  );
}

/** The questions about car add-ons. An offered add-on is matched to its question only by its position in the list. */
export const addOnQuestions = [
  { field: 'hasRoadAssistance', labelKey: 'step2.roadAssistance' },
  { field: 'hasGlassCover', labelKey: 'step2.glassDamage' },
] as const;

/** The questions whose car add-on is no longer offered. */
export const removedAddOns = (offered: readonly unknown[]) => addOnQuestions.slice(offered.length);

/** Answers no to each add-on that is no longer offered. */
export function answerNoToRemovedAddOns(values: CarValues, offered: readonly unknown[]): CarValues {
  const removed = removedAddOns(offered).map(({ field }) => [field, 'no']);
  return { ...values, ...(Object.fromEntries(removed) as Partial<CarValues>) };
}

/** The title of a chosen value. Undefined for a field that is not a choice, or if the list does not have the value. */
export function choiceTitle(name: string, value: unknown, lists: ReferenceLists) {
  const list = choices.find(({ field }) => field === name)?.list;
  return list && lists[list].choices?.find(({ id }) => String(id) === value)?.title;
}

/** The titles of the four choices, by their key in an agreement; '' if the list does not have the choice. */
export function choiceTitles(chosen: PremiumChoices, lists: ReferenceLists) {
  const titles = choices.map(({ field, agreementField }) => [
    agreementField,
    choiceTitle(field, String(chosen[field]), lists) ?? '',
  ]);
  return Object.fromEntries(titles) as Record<(typeof choices)[number]['agreementField'], string>;
}

/** How many of the four choices that the premium depends on are not made yet. */
export function countOpenChoices(values: CarValues): number {
  return choices.filter(({ field }) => !values[field]).length;
}

/** The four choices that the premium depends on; null until all four are made. */
export function toPremiumChoices(values: CarValues): PremiumChoices | null {
  if (countOpenChoices(values) > 0) return null;
  return {
    areaId: Number(values.areaId),
    newValueId: Number(values.newValueId),
    ownRiskId: Number(values.ownRiskId),
    injuryId: Number(values.injuryId),
  };
}

/** Converts the form's values for the request. Throws unless all four choices are made. */
export function toCarChoices(values: CarValues): CarChoices {
  const choices = invariant(toPremiumChoices(values), 'car choices');
  const hasRoadAssistance = values.hasRoadAssistance === 'yes';
  return {
    ...choices,
    hasRoadAssistance,
    roadAssistanceFrom: hasRoadAssistance ? values.roadAssistanceFrom : null,
    hasGlassCover: values.hasGlassCover === 'yes',
  };
}

const answer = answerOf('car');

export function toGivenCarAnswers(car: CarChoices, lists: ReferenceLists): GivenAnswer[] {
  const from = formatCalendarDate(car.roadAssistanceFrom ?? '');
  return [
    ...choices.map(({ field, labelKey }) => ({
      ...answer(field, labelKey, choiceTitle(field, String(car[field]), lists) ?? null),
      lang: contentLanguage,
    })),
    answer('hasRoadAssistance', 'step2.roadAssistance', car.hasRoadAssistance),
    ...(car.hasRoadAssistance ? [answer('roadAssistanceFrom', 'step2.roadActiveFrom', from)] : []),
    answer('hasGlassCover', 'step2.glassDamage', car.hasGlassCover),
  ];
}
