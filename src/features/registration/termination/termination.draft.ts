import { checksByField, isIdText, isText } from '../step/drafts';
import type { TerminationValues } from './termination.mapper';

/** What the termination popup has drafts of. */
export type TerminationDrafts = { termination: TerminationValues };

export const terminationDraftChecks = checksByField<TerminationValues>({
  insuranceCompanyId: isIdText,
  policyNumber: isText,
  terminationDate: isText,
});
