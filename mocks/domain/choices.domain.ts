import type { Database } from '../db/database';
import { refuseFields } from './domainError';

/** The four choices that a premium depends on, by the ids of the reference lists. */
export interface Choices {
  areaId: number;
  newValueId: number;
  ownRiskId: number;
  injuryId: number;
}

/** Refuses choices that the reference lists do not have. */
export function refuseUnknownChoices(db: Database, choices: Choices): void {
  const unknown = [
    db.areas.get(choices.areaId) ?? 'area_id',
    db.newValues.get(choices.newValueId) ?? 'new_value_id',
    db.ownRisks.get(choices.ownRiskId) ?? 'own_risk_id',
    db.injuries.get(choices.injuryId) ?? 'injury_id',
  ].filter((found) => typeof found === 'string');
  if (unknown.length > 0) refuseFields(unknown, 'choiceUnknown');
}
