import { checksByField, isText, isYesNo } from '../step/draftChecks';
import type { DraftChecks } from '../step/draftChecks';
import type { WorkValues } from './work.mapper';

/** What step 3 has drafts of. */
export type WorkDrafts = { work: WorkValues };

const addOnAnswer = /^addOn\d+$/;

const checkOfOther = checksByField({
  cars: isText,
  employees: isText,
  drivers: isText,
  injuryValidFrom: isText,
  injuryComment: isText,
});

export const workDraftChecks: DraftChecks = (field) =>
  addOnAnswer.test(field) ? isYesNo : checkOfOther(field);
