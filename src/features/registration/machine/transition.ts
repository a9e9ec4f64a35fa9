import { carRows } from './carRows';
import { codeRows } from './codeRows';
import { detailsRows } from './detailsRows';
import { follow } from './row';
import type { AnyRow } from './row';
import { signingRows } from './signingRows';
import type { WizardEvent, WizardOutcome } from './wizard.events';
import type { WizardState } from './wizard.types';
import { workRows } from './workRows';

/** Every transition of the wizard (specification, section 4). Loaded with the step after the first. */
export const transitionTable: readonly AnyRow[] = [
  ...detailsRows,
  ...carRows,
  // Before the rows of completion, which lead to thank-you where nothing is to be signed.
  ...signingRows,
  ...workRows,
  ...codeRows,
];

/** What an event does to a wizard that has every row. */
export function transition(state: WizardState, event: WizardEvent): WizardOutcome {
  return follow(transitionTable, state, event);
}
