import { toSubmitFailure, type SubmitFailure } from '@/shared/forms/serverErrors';
import type { WizardRunner } from '../machine/runner';
import type { StepId, WizardFailure, WizardState } from '../machine/wizard.state';

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

/** What the wizard says went wrong, for a form: the server's words where it sent some (section 8). */
export function toFormFailure(failure: WizardFailure | null): SubmitFailure | undefined {
  if (!failure) return undefined;
  return 'key' in failure ? { message: failure } : toSubmitFailure(failure.error);
}

/** What was typed: by form, the fields that are not as they were given. */
export type TypedValues<Forms> = { [Form in keyof Forms]?: Partial<Forms[Form]> };

/**
 * What was typed and not saved, form by form, so that neither going back nor a reload loses it. `Forms` says by name
 * what each form holds. As methods, so that the drafts of all forms can be handed to a step that names its own.
 */
export interface Drafts<Forms = object> {
  get<Form extends keyof Forms>(form: Form): Partial<Forms[Form]> | undefined;
  /** Holds what differs from the `baseline`. */
  set<Form extends keyof Forms>(
    form: Form,
    values: Forms[Form],
    baseline: Partial<Forms[Form]>,
  ): void;
  /** The server has what the form holds. */
  markSaved(form: keyof Forms): void;
  /** What a form was last saved with in this visit, else what it is given. */
  lastSaved<Form extends keyof Forms>(form: Form, given: Forms[Form]): Forms[Form];
  /** The server has other answers: these forms start from what they are given. */
  forgetSaved(...forms: (keyof Forms)[]): void;
  /** Drops what was typed in these forms since they were saved. */
  forgetTyped(...forms: (keyof Forms)[]): void;
  /** True where one of these forms (all, if none is named) holds what the server has not. */
  isUnsaved(...forms: (keyof Forms)[]): boolean;
  /** What an earlier visit of this tab left and nobody has read yet, as text; null where there is nothing. */
  readStored(): string | null;
  /** From here on every change is stored: nothing is left there that is still to be read. */
  startStoring(): void;
  /** The same drafts with what an earlier visit left. */
  restore(typed: TypedValues<Forms>, stepLeft?: StepId | null): Drafts<Forms>;
  /** The later step that an earlier visit of this tab was left at; null for step 1. */
  stepLeft: StepId | null;
  /** A reload opens this step again. */
  setStep(step: StepId): void;
  /** An earlier visit of this tab left something. */
  isRestored: boolean;
  /** Everything is forgotten, for good. */
  discard(): void;
  /** Everything typed is; a haulier that was made without a link is known by the CVR, so that it is not made again. */
  startOver(): void;
}

type Check = (value: unknown) => boolean;

/** What a field may be stored with; undefined for a field that the form does not have. */
export type DraftChecks = (field: string) => Check | undefined;

export const isFlag: Check = (value) => typeof value === 'boolean';
export const isText: Check = (value) => typeof value === 'string';
export const isIdText: Check = (value) => typeof value === 'string' && /^\d*$/.test(value);
export const isYesNo: Check = (value) => value === '' || value === 'yes' || value === 'no';
export const isId: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value);

/** The checks of a form whose fields are all known by name. */
export function checksByField<Values>(
  table: Readonly<Record<keyof Values & string, Check>>,
): DraftChecks {
  // Stored names may be anything: "constructor" is no field.
  const checks: Readonly<Record<string, Check>> = table;
  return (field) => (Object.hasOwn(checks, field) ? checks[field] : undefined);
}
