import { checksByField, isIdText, isText, isYesNo } from '../step/drafts';
import type { CarValues } from './car.mapper';

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
