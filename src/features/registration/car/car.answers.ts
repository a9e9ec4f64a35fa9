import type { ReferenceList, ReferenceLists } from '@/api/lookups/lookups.model';
import { contentLanguage } from '@/config/languages';
import type { TextKey } from '@/i18n/textKeys';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import type { CarChoices } from '../machine/state';
import type { GivenAnswer, SayYesNo } from '../step/answer';

/** What was chosen in step 2. */
export function carAnswers(car: CarChoices, lists: ReferenceLists, say: SayYesNo): GivenAnswer[] {
  const answer = (field: string, labelKey: TextKey, value: string | null): GivenAnswer => ({
    step: 'car',
    field,
    labelKey,
    value,
  });
  const chosen = (field: string, labelKey: TextKey, { choices }: ReferenceList, id: number) => {
    const title = choices?.find((choice) => choice.id === id)?.title;
    return { ...answer(field, labelKey, title ?? null), lang: contentLanguage };
  };
  const from = answer(
    'roadAssistanceFrom',
    'step2.roadActiveFrom',
    formatCalendarDate(car.roadAssistanceFrom ?? ''),
  );
  return [
    chosen('areaId', 'step2.area', lists.areas, car.areaId),
    chosen('newValueId', 'step2.newValue', lists.newValues, car.newValueId),
    chosen('ownRiskId', 'step2.ownRisk', lists.ownRisks, car.ownRiskId),
    chosen('injuryId', 'step2.injuries', lists.injuries, car.injuryId),
    answer('hasRoadAssistance', 'step2.roadAssistance', say(car.hasRoadAssistance)),
    ...(car.hasRoadAssistance ? [from] : []),
    answer('hasGlassCover', 'step2.glassDamage', say(car.hasGlassCover)),
  ];
}
