import { checksByField, isText, isYesNo, type DraftChecks } from '../step/drafts';
import { isAddOnName, type WorkValues } from './work.mapper';

/** What step 3 has drafts of. */
export type WorkDrafts = { work: WorkValues };

const checkOfOther = checksByField({
  cars: isText,
  employees: isText,
  drivers: isText,
  injuryValidFrom: isText,
  injuryComment: isText,
});

export const workDraftChecks: DraftChecks = (field) =>
  isAddOnName(field) ? isYesNo : checkOfOther(field);
