import type { ReferenceLists } from '@/api/lookups/lookups.model';
import type { Choice } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/textKeys';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import type { CarChoices, Details, StepId } from '../machine/wizard.state';

/** An answer of steps 1 and 2 to be checked: its label by key, and its value as it is read. */
export interface GivenAnswer {
  step: StepId;
  field: string;
  labelKey: TextKey;
  value: string;
}

type Say = (flag: boolean | null) => string;

function titleOf(choices: readonly Choice[], id: number): string {
  return choices.find((choice) => choice.id === id)?.title ?? '';
}

/** What was answered in step 1. `say` puts a yes or no into words. */
export function detailAnswers(details: Details, say: Say): GivenAnswer[] {
  const answer = (field: string, labelKey: TextKey, value: string): GivenAnswer => ({
    step: 'details',
    field,
    labelKey,
    value,
  });
  return [
    answer('name', 'field.name', details.name),
    answer('cvr', 'field.cvr', details.cvr),
    answer('truckNumber', 'field.truckNumber', details.truckNumber),
    answer('email', 'field.email', details.email),
    answer('phone', 'field.phone', details.phone),
    answer('undervogn', 'field.undervogn', details.undervogn),
    answer('street', 'field.address', details.street),
    answer('zipCode', 'field.zipCode', details.zipCode),
    answer('city', 'field.city', details.city),
    answer('registrationNumber', 'field.regNumber', details.registrationNumber),
    answer('hasPreviousInsurance', 'step1.previousInsurance', say(details.hasPreviousInsurance)),
  ];
}

/** What was chosen in step 2. */
export function carAnswers(car: CarChoices, lists: ReferenceLists, say: Say): GivenAnswer[] {
  const answer = (field: string, labelKey: TextKey, value: string): GivenAnswer => ({
    step: 'car',
    field,
    labelKey,
    value,
  });
  const from = answer(
    'roadAssistanceFrom',
    'step2.roadActiveFrom',
    formatCalendarDate(car.roadAssistanceFrom ?? ''),
  );
  return [
    answer('areaId', 'step2.area', titleOf(lists.areas, car.areaId)),
    answer('newValueId', 'step2.newValue', titleOf(lists.newValues, car.newValueId)),
    answer('ownRiskId', 'step2.ownRisk', titleOf(lists.ownRisks, car.ownRiskId)),
    answer('injuryId', 'step2.injuries', titleOf(lists.injuries, car.injuryId)),
    answer('hasRoadAssistance', 'step2.roadAssistance', say(car.hasRoadAssistance)),
    ...(car.hasRoadAssistance ? [from] : []),
    answer('hasGlassCover', 'step2.glassDamage', say(car.hasGlassCover)),
  ];
}
