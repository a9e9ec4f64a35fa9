import type { ReferenceLists } from '@/api/lookups/lookups.model';
import type { Choice } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/textKeys';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import type { CarChoices } from '../machine/state';
import type { GivenAnswer, SayYesNo } from '../step/answer';

function titleOf(choices: readonly Choice[], id: number): string {
  return choices.find((choice) => choice.id === id)?.title ?? '';
}

/** What was chosen in step 2. */
export function carAnswers(car: CarChoices, lists: ReferenceLists, say: SayYesNo): GivenAnswer[] {
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
