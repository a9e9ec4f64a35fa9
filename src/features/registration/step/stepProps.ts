import { toSubmitFailure } from '@/shared/forms/submitFailure';
import type { SubmitFailure } from '@/shared/forms/submitFailure';
import type { WizardRunner } from '../machine/runner';
import type { StepId, WizardFailure, WizardState } from '../machine/state';
import type { Drafts } from './drafts';

/** What every step of the wizard is handed; `Forms` are those of its own that have a draft. */
export interface StepProps<Forms = object> {
  state: WizardState;
  wizard: WizardRunner;
  /** One object for the whole visit, written as the haulier types and read when a form opens. */
  drafts: Drafts<Forms>;
  /** A field of this step that the haulier came back to change. */
  focusField: string | undefined;
  /** Goes back to a step that is done, to one of its fields if it is named. */
  onReopen: (step: StepId, field?: string) => void;
}

/** What the wizard says went wrong, for a form: the server's words where it sent some (section 8). */
export function toFormFailure(failure: WizardFailure | null): SubmitFailure | undefined {
  if (!failure) return undefined;
  return 'key' in failure ? { message: failure } : toSubmitFailure(failure.error);
}
