import { isComplete } from '../../machine/savedSteps';
import { isTerminationSaved } from '../../machine/termination';
import { isSaving, isStaff, type WizardState } from '../../machine/wizard.state';
import type { Drafts } from '../../step/wizardDrafts';

/**
 * Stores what the insurer was told, so that it is told nothing twice after a reload, or when staff open the agreement
 * again. The server tells which termination it has, but not with which data of the haulier it was sent.
 */
export function storeTerminations(drafts: Drafts, before: WizardState, now: WizardState): void {
  const { termination, lostTermination } = now;
  // Store nothing of an agreement that staff only look at, and nothing that its check shows as saved anyway.
  const isOwn = !isStaff(now) || isSaving(before);
  const isKnown =
    isStaff(now) && isComplete(now) && termination && isTerminationSaved(now, termination);
  const isOther = termination !== before.termination || now.details !== before.details;
  if (isKnown && isOther) drafts.forgetSaved('sentTermination');
  else if (isOwn && isOther && termination) drafts.set('sentTermination', termination, {});
  if (lostTermination === before.lostTermination) return;
  if (lostTermination) drafts.set('lostTermination', lostTermination, {});
  else drafts.forgetSaved('lostTermination');
}
