import { checksByField, isText, isYesNo } from '../step/draftChecks';
import type { DraftChecks } from '../step/draftChecks';
import { isAddOnName } from './work.mapper';
import type { WorkValues } from './work.mapper';

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
