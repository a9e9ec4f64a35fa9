import type { CalendarDate } from '@/api/core/values';
import type { ReferenceList, ReferenceLists } from '@/api/lookups/lookups.model';
import type { PremiumQuery } from '@/api/prices/price.model';
import type { Agreement } from '@/api/truckers/trucker.model';
import { toYesNo } from '@/shared/forms/formValues';
import type { YesNo } from '@/shared/forms/formValues';
import type { CarChoices } from '../machine/state';

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

/** A draft without the choices that its lists do not offer any more; a list that is not there takes none away. */
export function withoutLostChoices(
  draft: Partial<CarValues>,
  { areas, newValues, ownRisks, injuries }: Record<keyof ReferenceLists, ReferenceList>,
): Partial<CarValues> {
  const offered = { areaId: areas, newValueId: newValues, ownRiskId: ownRisks, injuryId: injuries };
  const isOffered = ([field, value]: [string, unknown]) => {
    const choices = Object.entries(offered).find(([name]) => name === field)?.[1].choices;
    return !choices || choices.some(({ id }) => String(id) === value);
  };
  return Object.fromEntries(Object.entries(draft).filter(isOffered));
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
