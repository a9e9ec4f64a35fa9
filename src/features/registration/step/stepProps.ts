import { toSubmitFailure, type SubmitFailure } from '@/shared/forms/serverErrors';
import type { WizardRunner } from '../machine/runner';
import type { StepId, WizardFailure, WizardState } from '../machine/wizard.state';
import type { Drafts } from './drafts';
import { stepOf } from './steps';

/** What every step of the wizard is handed; `Forms` are those of its own that have a draft. */
export interface StepProps<Forms = object> {
  state: WizardState;
  wizard: WizardRunner;
  /** One object for the whole visit, written as the haulier types and read when a form opens. */
  drafts: Drafts<Forms>;
  /** A field of this step that is corrected from step 3. */
  focusField: string | undefined;
  /** Goes to a step that is done; with a field, to correct that answer. */
  onReopen: (step: StepId, field?: string) => void;
}

/** Where the Back of step 1 or 2 leads; undefined where it leads nowhere. */
export function backFrom(
  { phase, correction, savedSteps }: WizardState,
  onReopen: StepProps['onReopen'],
): (() => void) | undefined {
  // A correction can be given up while the server has the steps as the check shows them.
  if (correction) return savedSteps === 2 ? () => onReopen('work') : undefined;
  return stepOf(phase).id === 'car' ? () => onReopen('details') : undefined;
}

/** What the wizard says went wrong, for a form: the server's words where it sent some (section 8). */
export function toFormFailure(failure: WizardFailure | null): SubmitFailure | undefined {
  if (!failure) return undefined;
  return 'key' in failure ? { message: failure } : toSubmitFailure(failure.error);
}
