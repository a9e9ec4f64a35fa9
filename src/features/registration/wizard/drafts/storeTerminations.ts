import { shownTermination } from '../../machine/savedSteps';
import { isTerminationSaved } from '../../machine/termination';
import { isSaving, isStaff, type WizardState } from '../../machine/wizard.state';
import type { Drafts } from '../../step/wizardDrafts';

/**
 * Stores the sent terminations, so that the insurer is not told twice after a reload, or when staff open the agreement
 * again. The server returns the termination that it has, but not the haulier's data that were sent with it.
 */
export function storeTerminations(drafts: Drafts, before: WizardState, now: WizardState): void {
  const { termination, lostTermination } = now;
  // Staff may only look at an agreement: then do not store its termination. If the check shows the termination as
  // saved, storage does not need it either.
  const mayStore = !isStaff(now) || isSaving(before);
  const isShownAsSaved =
    shownTermination(now) && termination && isTerminationSaved(now, termination);
  const hasChanged = termination !== before.termination || now.details !== before.details;
  if (isShownAsSaved && hasChanged) drafts.note({ savedTermination: undefined });
  else if (mayStore && hasChanged && termination) drafts.note({ savedTermination: termination });
  if (lostTermination !== before.lostTermination) {
    drafts.note({ lostTermination: lostTermination ?? undefined });
  }
}
