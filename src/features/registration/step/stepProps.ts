import type { StepId, WizardState } from '../machine/wizard.state';
import type { WizardRunner } from '../machine/wizardRunner';
import type { Drafts } from '../wizard/drafts/createDrafts';

/** What every step of the wizard is handed. */
export interface StepProps {
  state: WizardState;
  wizard: WizardRunner;
  /** One object for the whole visit, written as the haulier types and read when a form opens. */
  drafts: Drafts;
  /** A field of this step that the haulier came back to change. */
  focusField: string | undefined;
  /** Goes back to a step that is done, to one of its fields if it is named. */
  onReopen: (step: StepId, field?: string) => void;
}
