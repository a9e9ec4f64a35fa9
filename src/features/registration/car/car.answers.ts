import type { ReferenceList, ReferenceLists } from '@/api/lookups/lookups.model';
import type { PremiumQuery } from '@/api/prices/price.model';
import { contentLanguage } from '@/config/languages';
import type { TextKey } from '@/i18n/textKeys';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import type { CarChoices } from '../machine/wizard.state';
import type { GivenAnswer, SayYesNo } from '../step/answer';

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
