import { toSubmitFailure, type SubmitFailure } from '@/shared/forms/serverErrors';
import type { WizardRunner } from '../machine/runner';
import type { PageId, WizardFailure, WizardState } from '../machine/wizard.state';
import type { Drafts } from './wizardDrafts';

export interface StepProps {
  state: WizardState;
  wizard: WizardRunner;
  /** One object for the whole visit. It is updated at every input, and forms start with its values. */
  drafts: Drafts;
  /** The field of this step that is being corrected from the check. */
  focusField: string | undefined;
  /** Opens a page that was reached before; with a field, to correct that answer. */
  onReopen: (page: PageId, field?: string) => void;
}

/** Converts the wizard's failure for a form. Uses the server's message if it sent one. */
export function toFormFailure(failure: WizardFailure | null): SubmitFailure | undefined {
  if (!failure) return undefined;
  if ('key' in failure) return { message: failure };
  const { error, lost } = failure;
  const said = toSubmitFailure(error);
  if (!lost) return said;
  const { kind, message: words } = error;
  const fieldErrors = { ...said.fieldErrors, ...(words && { [kind]: words }) };
  // Offer no second try where the haulier is asked to call first.
  const canRetry = said.canRetry === true && lost !== 'wizard.saveUnknownCall';
  return { ...said, message: { key: lost }, fieldErrors, canRetry };
}
