import { shownTermination } from '../../machine/savedSteps';
import { isTerminationSaved } from '../../machine/termination';
import {
  isCompleting,
  isSaving,
  isStaff,
  lostKeyOf,
  type WizardState,
} from '../../machine/wizard.state';
import type { Drafts } from '../../step/wizardDrafts';

/**
 * Stores the sent terminations, so that the insurer is not told twice after a reload, or when staff open the agreement
 * again. The server returns the termination that it has, but not the haulier's data that were sent with it.
 */
function storeTerminations(drafts: Drafts, before: WizardState, now: WizardState): void {
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

/**
 * Stores that the completion was sent, until its response says how it ended, because a reload may lose that response.
 * If an earlier completion was lost, a refusal of a later one does not prove that the earlier one was not made.
 */
function storeCompletion(drafts: Drafts, before: WizardState, now: WizardState): void {
  const earlier = drafts.sentCompletion();
  if (isCompleting(now)) {
    if (isCompleting(before)) return;
    drafts.note({ sentCompletion: { isRetry: earlier !== undefined } });
    return;
  }
  if (!isCompleting(before) || lostKeyOf(now)) return;
  const isRefused = before.phase === 'savingWork';
  if (!isRefused || !earlier?.isRetry) drafts.note({ sentCompletion: undefined });
}

/** Stores the terminations and the completion that this visit has sent. The next visit in this tab reads them. */
export function storeSent(drafts: Drafts, before: WizardState, now: WizardState): void {
  storeTerminations(drafts, before, now);
  storeCompletion(drafts, before, now);
}
