import { carRows } from '../car/car.transitions';
import { codeRows } from '../sms/sms.transitions';
import { detailsRows } from '../details/details.transitions';
import { follow } from '../machine/transition';
import type { AnyRow } from '../machine/transition';
import { signingRows } from '../signing/signing.transitions';
import type { WizardEvent, WizardOutcome } from '../machine/wizard.events';
import type { WizardState } from '../machine/wizard.state';
import { workRows } from '../work/work.transitions';

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
