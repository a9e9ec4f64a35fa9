import { toSubmitFailure, type SubmitFailure } from '@/shared/forms/serverErrors';
import type { WizardRunner } from '../machine/runner';
import type { PageId, StepId, WizardFailure, WizardState } from '../machine/wizard.state';

/** What every step of the wizard is handed; `Forms` are those of its own that have a draft. */
export interface StepProps<Forms = object> {
  state: WizardState;
  wizard: WizardRunner;
  /** One object for the whole visit, written as the haulier types and read when a form opens. */
  drafts: Drafts<Forms>;
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

/** By form, the fields that differ from what the form was given. */
export type TypedValues<Forms> = { [Form in keyof Forms]?: Partial<Forms[Form]> };

/**
 * What was typed and not saved, form by form, so that neither going back nor a reload loses it. `Forms` says by name
 * what each form holds. As methods, so that the drafts of all forms can be handed to a step that names its own.
 */
export interface Drafts<Forms = object> {
  get<Form extends keyof Forms>(form: Form): Partial<Forms[Form]> | undefined;
  /** What was last seen of the server in the fields that were typed in. */
  seen<Form extends keyof Forms>(form: Form): Partial<Forms[Form]> | undefined;
  /** Holds what differs from the `baseline`, with what was `seen` of the server there. */
  set<Form extends keyof Forms>(
    form: Form,
    values: Forms[Form],
    baseline: Partial<Forms[Form]>,
    seen?: Partial<Forms[Form]>,
  ): void;
  /** The server has what the form holds. */
  markSaved(form: keyof Forms): void;
  /** What a form was last saved with in this visit, else what it is given. */
  lastSaved<Form extends keyof Forms>(form: Form, given: Forms[Form]): Forms[Form];
  /** The server has other answers: these forms start from what they are given. */
  forgetSaved(...forms: (keyof Forms)[]): void;
  /** Drops what was typed in these forms since they were saved. */
  forgetTyped(...forms: (keyof Forms)[]): void;
  /** True if one of these forms, or any form if none is named, holds something that is not saved. */
  isUnsaved(...forms: (keyof Forms)[]): boolean;
  /** The later step that an earlier visit of this tab was left at; null for step 1. */
  readonly stepLeft: StepId | null;
  /** A reload opens this step again. */
  setStep(step: StepId): void;
  readonly isRestored: boolean;
  /** Forgets everything, and stores nothing from here on. */
  discard(): void;
  /** Forgets what was typed. Keeps the id of a haulier made without a link, with its CVR, so that it is not made again. */
  startOver(): void;
}
