import type { CalendarDate } from '@/api/core/values';
import type { ReferenceLists, ReferenceList } from '@/api/lookups/lookups.model';
import type { Agreement, Choice } from '@/api/truckers/trucker.model';
import { toYesNo, type YesNo } from '@/shared/forms/formValues';
import type { PremiumQuery } from '@/api/prices/price.model';
import { contentLanguage } from '@/config/languages';
import type { TextKey } from '@/i18n/i18n';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import type { CarChoices } from '../machine/wizard.state';
import type { GivenAnswer, SayYesNo } from '../step/steps';
import { checksByField, isIdText, isText, isYesNo } from '../step/stepProps';

/** Step 2 as its form holds it, in the order of the fields. Choices are ids as text. */
export type CarValues = {
  areaId: string;
  newValueId: string;
  ownRiskId: string;
  injuryId: string;
  hasRoadAssistance: YesNo;
  roadAssistanceFrom: string;
  hasGlassCover: YesNo;
};

function toText(choice: { id: number } | null | undefined): string {
  return choice ? String(choice.id) : '';
}

/** The form for what the agreement says; road assistance starts today where no date is known (section 4). */
export function toCarValues(agreement: Agreement | null, today: CalendarDate): CarValues {
  return {
    areaId: toText(agreement?.area),
    newValueId: toText(agreement?.newValue),
    ownRiskId: toText(agreement?.ownRisk),
    injuryId: toText(agreement?.injury),
    hasRoadAssistance: toYesNo(agreement?.hasRoadAssistance ?? null),
    roadAssistanceFrom: agreement?.roadAssistanceFrom ?? today,
    hasGlassCover: toYesNo(agreement?.hasGlassCover ?? null),
  };
}

/** The choices by field: the list that each is made from, and where an agreement has it. */
const choices = [
  { field: 'areaId', list: 'areas', known: 'area' },
  { field: 'newValueId', list: 'newValues', known: 'newValue' },
  { field: 'ownRiskId', list: 'ownRisks', known: 'ownRisk' },
  { field: 'injuryId', list: 'injuries', known: 'injury' },
] as const;

type ChoiceField = (typeof choices)[number]['field'];

/** The values, with each question open again whose list does not offer the choice any more; a list that is not there takes none away. */
export function withoutLostChoices(values: CarValues, lists: ReferenceLists): CarValues {
  const lost = choices.filter(({ field, list }) => {
    const offered = lists[list].choices;
    return offered !== null && !offered.some(({ id }) => String(id) === values[field]);
  });
  return { ...values, ...Object.fromEntries(lost.map(({ field }) => [field, ''])) };
}

/** What the choices were called that questions have lost, by field; '' where only the id is known. */
export type LostChoices = Partial<Record<ChoiceField, string>>;

/** The choices that `withoutLostChoices` took. */
export function lostChoices(
  before: CarValues,
  after: CarValues,
  agreement: Agreement | null,
): LostChoices {
  const lost = choices.filter(({ field }) => before[field] !== after[field]);
  const titleOf = (id: string, choice: Choice | null | undefined) =>
    toText(choice) === id ? (choice?.title ?? '') : '';
  return Object.fromEntries(
    lost.map(({ field, known }) => [field, titleOf(before[field], agreement?.[known])]),
  );
}

/** How many of the choices that the premium depends on are still to be made. */
export function countOpenChoices(values: CarValues): number {
  return choices.filter(({ field }) => !values[field]).length;
}

/** The four choices that the premium depends on; null until all four are made (section 4). */
export function toPremiumQuery(values: CarValues): PremiumQuery | null {
  const { areaId, newValueId, ownRiskId, injuryId } = values;
  if (!areaId || !newValueId || !ownRiskId || !injuryId) return null;
  return {
    areaId: Number(areaId),
    newValueId: Number(newValueId),
    ownRiskId: Number(ownRiskId),
    injuryId: Number(injuryId),
  };
}

/** What the form sends; null while a choice is open, which the schema does not let pass. */
export function toCarChoices(values: CarValues): CarChoices | null {
  const choices = toPremiumQuery(values);
  if (!choices) return null;
  const hasRoadAssistance = values.hasRoadAssistance === 'yes';
  return {
    ...choices,
    hasRoadAssistance,
    roadAssistanceFrom: hasRoadAssistance ? values.roadAssistanceFrom : null,
    hasGlassCover: values.hasGlassCover === 'yes',
  };
}

function answer(field: string, labelKey: TextKey, value: string | null): GivenAnswer {
  return { step: 'car', field, labelKey, value };
}

/** The four choices that the premium depends on. */
export function premiumAnswers(choices: PremiumQuery, lists: ReferenceLists): GivenAnswer[] {
  const chosen = (field: string, labelKey: TextKey, list: ReferenceList, id: number) => {
    const title = list.choices?.find((choice) => choice.id === id)?.title;
    return { ...answer(field, labelKey, title ?? null), lang: contentLanguage };
  };
  return [
    chosen('areaId', 'step2.area', lists.areas, choices.areaId),
    chosen('newValueId', 'step2.newValue', lists.newValues, choices.newValueId),
    chosen('ownRiskId', 'step2.ownRisk', lists.ownRisks, choices.ownRiskId),
    chosen('injuryId', 'step2.injuries', lists.injuries, choices.injuryId),
  ];
}

/** What was chosen in step 2. */
export function carAnswers(car: CarChoices, lists: ReferenceLists, say: SayYesNo): GivenAnswer[] {
  const from = answer(
    'roadAssistanceFrom',
    'step2.roadActiveFrom',
    formatCalendarDate(car.roadAssistanceFrom ?? ''),
  );
  return [
    ...premiumAnswers(car, lists),
    answer('hasRoadAssistance', 'step2.roadAssistance', say(car.hasRoadAssistance)),
    ...(car.hasRoadAssistance ? [from] : []),
    answer('hasGlassCover', 'step2.glassDamage', say(car.hasGlassCover)),
  ];
}

/** What step 2 has drafts of. */
export type CarDrafts = { car: CarValues };

export const carDraftChecks = checksByField<CarValues>({
  areaId: isIdText,
  newValueId: isIdText,
  ownRiskId: isIdText,
  injuryId: isIdText,
  hasRoadAssistance: isYesNo,
  roadAssistanceFrom: isText,
  hasGlassCover: isYesNo,
});
