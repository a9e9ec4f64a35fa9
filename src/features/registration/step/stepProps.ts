import { toSubmitFailure, type SubmitFailure } from '@/shared/forms/serverErrors';
import type { WizardRunner } from '../machine/runner';
import type { PageId, WizardFailure, WizardState } from '../machine/wizard.state';
import type { Drafts } from './drafts';

/** What every step of the wizard is handed. */
export interface StepProps {
  state: WizardState;
  wizard: WizardRunner;
  /** One object for the whole visit, written as the haulier types and read when a form opens. */
  drafts: Drafts;
  /** A field of this step that is corrected from the check. */
  focusField: string | undefined;
  /** Goes to a page that is done; with a field, to correct that answer. */
  onReopen: (page: PageId, field?: string) => void;
}

/** What the wizard says went wrong, for a form: the server's words where it sent some (section 8). */
export function toFormFailure(failure: WizardFailure | null): SubmitFailure | undefined {
  if (!failure) return undefined;
  if ('key' in failure) return { message: failure };
  const { error, lost } = failure;
  const said = toSubmitFailure(error);
  if (!lost) return said;
  const { kind, message: words } = error;
  const fieldErrors = { ...said.fieldErrors, ...(words && { [kind]: words }) };
  return { ...said, message: { key: lost }, fieldErrors };
}
